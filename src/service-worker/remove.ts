/** Published in place of the other worker when reading without a network is switched off: deletes the caches, and itself. */
import { removeAll } from '../features/offline/pack-records.ts';
import { worker } from './worker.ts';

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) =>
  event.waitUntil(removeAll().then(() => worker.registration.unregister())),
);
