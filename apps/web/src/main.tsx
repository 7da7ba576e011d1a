import { render } from 'preact';
import { App } from './app/App.tsx';
import { language } from './app/settings.ts';
import { need } from './app/words.ts';
import { lettersOf } from './look/letters.ts';
import { keepOffline } from './offline/register.ts';
import './look/tokens.css';
import './look/type.css';
import './look/parts.css';
import './app/page.css';

const place = document.getElementById('app');
document.documentElement.lang = language.value;
await Promise.all([need('web'), lettersOf(language.value)]);
if (place) render(<App />, place);
void keepOffline();
