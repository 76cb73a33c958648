"""Notes become sentences in three languages; no language lacks what another says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from homestretch.lab.batch import Batch
from homestretch.lab.recorder import Recorder
from homestretch.play.game import GAMES, find_rules
from homestretch.play.narrate import LANGUAGES, LOCALE, Narrator, Words, usual_language
from homestretch.play.record import read_record, steps

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
VARIABLE = re.compile(r"\{ \$(\w+)")
PIECE = re.compile(r"\{ ([a-zA-Z][\w-]*) \}")
# Files that the terminal reads; those of the browser's pages are held by its own tests.
FILES = ["cli", *GAMES]


def text_of(language: str, name: str) -> str:
    path = LOCALE / language / f"{name}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def messages(language: str, name: str) -> dict[str, set[str]]:
    """Message → the variables that it and the pieces in it use; without those that are only pieces of others."""
    found = {}
    for piece in re.split(r"(?m)^(?=[a-zA-Z])", text_of(language, name)):
        match = MESSAGE.match(piece)
        if match:
            found[match[1]] = (set(VARIABLE.findall(piece)), set(PIECE.findall(piece)))
    pieces = {inside for _, others in found.values() for inside in others}

    def variables(message: str) -> set[str]:
        own, others = found[message]
        return own.union(*map(variables, others))

    return {message: variables(message) for message in found if message not in pieces}


def test_there_are_words_for_the_terminal_and_each_game() -> None:
    assert all(messages("en", name) for name in FILES)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", FILES)
def test_each_language_says_the_same_messages_with_the_same_variables(name: str, language: str) -> None:
    english, theirs = messages("en", name), messages(language, name)
    assert set(theirs) == set(english)
    for message, variables in theirs.items():
        # "$you" chooses between forms that one language has and another has not.
        assert variables - {"you"} == english[message] - {"you"}, message


@pytest.mark.parametrize("game", GAMES)
def test_sentences_use_only_what_the_notes_tell(game: str) -> None:
    kinds = {name: set(labels) - {""} for name, *labels in find_rules(game).notes.values()}
    for message, variables in messages("en", game).items():
        what = message.removeprefix(f"{game}-")
        assert what in kinds, f"{message} tells no kind of note"
        extra = {"name", "you"} | {f"{label}Name" for label in kinds[what]}
        assert variables <= kinds[what] | extra, message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_a_game_is_whole(game: str, language: str, tmp_path: Path) -> None:
    recorder = Recorder(Batch(game, seed=2, cap=2500), tmp_path)
    recorder.write_game(0)
    narrator = Narrator(game, [f"Name{seat}" for seat in range(12)], language)
    told = 0
    for _, _, state in steps(read_record(recorder.path_of(0))):
        for sentence in narrator.sentences(state.notes(None)):
            told += 1
            assert sentence == sentence.strip() != ""
            assert not set("{}$\u2068\u2069") & set(sentence), sentence
            assert "None" not in sentence, sentence
    assert told > 20


def test_the_reader_and_other_seats_are_named() -> None:
    words = Narrator("quarter-horse", ["Ann", "Ben"], you=1)
    values: dict[str, Any] = words._values({"what": "x", "clause": "", "seat": 1, "to": 0, "from": 12})
    assert values == {"seat": 1, "name": "Ben", "you": "yes", "to": 0, "toName": "Ann", "from": 12, "fromName": ""}
    assert Narrator("quarter-horse", ["Ann"], you=None)._values({"what": "x"})["you"] == "no"


def test_plural_forms_follow_the_language() -> None:
    note = {"what": "moved", "clause": "QHR-12", "seat": 0, "horse": 7}
    narrator = Narrator("quarter-horse", ["Ann"])
    said = [narrator.sentence(note | {"left": left}) for left in (0, 1, 2, 11)]
    assert [text.partition(". ")[2] for text in said] == [
        "It is home!",
        "One more to the finish.",
        "2 more to the finish.",
        "11 more to the finish.",
    ]


def test_a_note_without_a_sentence_is_silent_and_an_unknown_language_is_english() -> None:
    assert Narrator("quarter-horse", ["Ann"]).sentence({"what": "no-such-note", "clause": ""}) == ""
    assert Words(("cli",), "sv").text("cli-over") == Words(("cli",), "en").text("cli-over")
    assert Words(("cli",), "fi").text("cli-over") != Words(("cli",), "en").text("cli-over")


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    for language, text in (("en", "a = one\nb = two\n"), ("fi", "a = yksi\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "some.ftl").write_text(text, encoding="utf-8")
    words = Words(("some",), "fi", tmp_path)
    assert [words.text("a"), words.text("b"), words.text("c")] == ["yksi", "two", "c"]
    assert [words.has("b"), words.has("c")] == [True, False]


def test_the_first_language_that_the_environment_names_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOMESTRETCH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert usual_language() == "en"
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert usual_language() == "hu"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert usual_language() == "en"
    monkeypatch.setenv("HOMESTRETCH_LANG", "fi")
    assert usual_language() == "fi"
