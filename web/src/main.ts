import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/pieces.css';
import './styles/frame.css';
import App from './App.svelte';
import { prefs } from './prefs.svelte';
import { loadSprite } from './sprite';
import { words } from './words.svelte';

// The drawings come while the page is built; a page without them can still be read and played.
void loadSprite().catch((reason: unknown) => console.warn(reason));
await words.need('ui', prefs.lang);
const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the client.');
mount(App, { target });
