/** Published in place of the other worker when reading without a network is switched off: removes what was kept, and itself. */
import { removeAll } from '../features/offline/pack-records.ts';
import { scope } from './scope.ts';

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(removeAll().then(() => scope.registration.unregister())));
