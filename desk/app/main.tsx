import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/styles/layers.css';
import '../../src/styles/reset.css';
import '../../src/styles/tokens.css';
import './desk.css';
import { AddressProvider } from './address.tsx';
import { LiveProvider } from './live.tsx';
import { Shell } from './Shell.tsx';
import { WordsProvider } from './words.tsx';

const place = document.getElementById('desk');
if (!place) throw new Error('index.html has no place for the desk.');
createRoot(place).render(
  <StrictMode>
    <WordsProvider>
      <AddressProvider>
        <LiveProvider>
          <Shell />
        </LiveProvider>
      </AddressProvider>
    </WordsProvider>
  </StrictMode>,
);
