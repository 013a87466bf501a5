import { cost } from './figures/cost.ts';
import { lockedFloors } from './figures/locked-floors.ts';
import { oneTruth } from './figures/one-truth.ts';
import { questionRooms } from './figures/question-rooms.ts';
import { serviceChain } from './figures/service-chain.ts';
import { sharedDatabase } from './figures/shared-database.ts';
import { sources } from './figures/sources.ts';
import { tunnel } from './figures/tunnel.ts';

/** What a hard idea in a text looks like, by the name that editors give. */
export const figures = {
  verdiepingen: lockedFloors,
  hostingkosten: cost,
  klantendatabase: sharedDatabase,
  dienstenketen: serviceChain,
  bronnen: sources,
  tunnel,
  gegevensbron: oneTruth,
  vragenroute: questionRooms,
};
