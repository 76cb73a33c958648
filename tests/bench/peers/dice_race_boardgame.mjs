// The dice race as a game of boardgame.io; prints one JSON line a round: games, throws, actions, seconds.
// usage: node dice_race_boardgame.mjs FOLDER-WITH-node_modules client|reducer ROUNDS SECONDS
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const [folder, how, rounds, seconds] = process.argv.slice(2);
const require = createRequire(path.join(path.resolve(folder), 'x.js'));
const { Client } = require('boardgame.io/dist/cjs/client.js');
const { CreateGameReducer, ProcessGameConfig, InitializeGame } = require('boardgame.io/dist/cjs/internal.js');
const version = JSON.parse(readFileSync(path.join(folder, 'node_modules/boardgame.io/package.json'), 'utf8')).version;
const TRACK = [0, 0, 3, 6, 8, 11, 14, 17, 14, 11, 8, 6, 3];

const game = {
  name: 'dice-race',
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const held = Array.from({ length: ctx.numPlayers }, () => new Array(13).fill(0));
    const deck = [];
    for (let horse = 2; horse <= 12; horse++) for (let i = 0; i < 4; i++) deck.push(horse);
    random.Shuffle(deck).forEach((horse, i) => { held[i % ctx.numPlayers][horse]++; });
    return { chips: new Array(ctx.numPlayers).fill(0), pot: 0, at: new Array(13).fill(0), fine: new Array(13).fill(0), scratched: 0, held, winner: 0 };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    roll: ({ G, ctx, random }) => {
      const dice = random.D6(2), horse = dice[0] + dice[1], seat = +ctx.currentPlayer, fine = G.fine[horse];
      if (fine) { G.chips[seat] -= fine; G.pot += fine; }
      else if (G.scratched < 4) {
        const k = ++G.scratched;
        G.fine[horse] = k;
        for (let q = 0; q < ctx.numPlayers; q++) { G.chips[q] -= k * G.held[q][horse]; G.pot += k * G.held[q][horse]; }
      } else if (++G.at[horse] === TRACK[horse]) {
        G.winner = horse;
        const share = Math.floor(G.pot / 4);
        for (let q = 0; q < ctx.numPlayers; q++) G.chips[q] += share * G.held[q][horse];
      }
    },
  },
  endIf: ({ G }) => (G.winner ? { winner: G.winner } : undefined),
};

const reduced = ProcessGameConfig(game), reducer = CreateGameReducer({ game: reduced });
const play = {
  client: () => {
    const client = Client({ game, numPlayers: 4, debug: false });
    client.start();
    let n = 0;
    while (!client.getState().ctx.gameover) { client.moves.roll(); n++; }
    client.stop();
    return n;
  },
  reducer: () => {
    let state = InitializeGame({ game: reduced, numPlayers: 4 }), n = 0;
    while (!state.ctx.gameover) {
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'roll', args: [], playerID: state.ctx.currentPlayer } });
      n++;
    }
    return n;
  },
}[how];
const cpu = () => { const used = process.cpuUsage(); return (used.user + used.system) / 1e6; };
for (let i = 0; i < 20; i++) play();
for (let round = 0; round < +rounds; round++) {
  const begun = cpu();
  let games = 0, throws = 0;
  while (cpu() - begun < +seconds) { throws += play(); games++; }
  console.log(JSON.stringify({ games, throws, actions: throws, seconds: cpu() - begun, version }));
}
