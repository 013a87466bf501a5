import { stairwell } from './about/stairwell.ts';
import { emptyLockers } from './figures/empty-lockers.ts';
import { gatekeeper } from './figures/gatekeeper.ts';
import { lockedFloors } from './figures/locked-floors.ts';
import { moveOut } from './figures/move-out.ts';
import { nightWatch } from './figures/night-watch.ts';
import { oneTruth } from './figures/one-truth.ts';
import { questionRooms } from './figures/question-rooms.ts';
import { serverCountries } from './figures/server-countries.ts';
import { serviceChain } from './figures/service-chain.ts';
import { sharedDatabase } from './figures/shared-database.ts';
import { sources } from './figures/sources.ts';
import { tunnel } from './figures/tunnel.ts';

/** Drawings that explain a hard idea, by the name that editors use. */
export const figures = {
  verdiepingen: lockedFloors,
  klantendatabase: sharedDatabase,
  dienstenketen: serviceChain,
  verhuizing: moveOut,
  bronnen: sources,
  tunnel,
  gegevensbron: oneTruth,
  vragenroute: questionRooms,
  trappenhuis: stairwell,
  serverlanden: serverCountries,
  nachtdienst: nightWatch,
  poortwachter: gatekeeper,
  'lege-kluisjes': emptyLockers,
};
