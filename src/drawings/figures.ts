import { stairwell } from './about/stairwell.ts';
import { countingFrame } from './figures/counting-frame.ts';
import { finishLine } from './figures/finish-line.ts';
import { homeScreen } from './figures/home-screen.ts';
import { fixedRule } from './figures/fixed-rule.ts';
import { foundation } from './figures/foundation.ts';
import { hiredBurglar } from './figures/hired-burglar.ts';
import { emptyLockers } from './figures/empty-lockers.ts';
import { gatekeeper } from './figures/gatekeeper.ts';
import { lockedFloors } from './figures/locked-floors.ts';
import { moveOut } from './figures/move-out.ts';
import { nightWatch } from './figures/night-watch.ts';
import { oddPieces } from './figures/odd-pieces.ts';
import { oneTruth } from './figures/one-truth.ts';
import { payBack } from './figures/pay-back.ts';
import { questionRooms } from './figures/question-rooms.ts';
import { repairDrawer } from './figures/repair-drawer.ts';
import { serverCountries } from './figures/server-countries.ts';
import { serviceChain } from './figures/service-chain.ts';
import { seventhStep } from './figures/seventh-step.ts';
import { sharedDatabase } from './figures/shared-database.ts';
import { sources } from './figures/sources.ts';
import { trialRun } from './figures/trial-run.ts';
import { sprintFloors } from './figures/sprint-floors.ts';
import { tunnel } from './figures/tunnel.ts';
import { unexplored } from './figures/unexplored.ts';
import { ramp } from './figures/ramp.ts';
import { deed } from './figures/deed.ts';
import { extension } from './figures/extension.ts';
import { workWeek } from './figures/work-week.ts';
import { retention } from './figures/retention.ts';
import { keyHandover } from './figures/key-handover.ts';
import { balance } from './figures/balance.ts';
import { twoBills } from './figures/two-bills.ts';
import { threeEntrances } from './figures/three-entrances.ts';
import { glossary } from './figures/glossary.ts';
import { nail } from './figures/nail.ts';
import { threeSizes } from './figures/three-sizes.ts';
import { hours } from './figures/hours.ts';
import { priceSteps } from './figures/price-steps.ts';

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
  beginscherm: homeScreen,
  telraam: countingFrame,
  reparatielade: repairDrawer,
  treden: seventhStep,
  'vaste-regel': fixedRule,
  proefronde: trialRun,
  inbraakproef: hiredBurglar,
  serverlanden: serverCountries,
  nachtdienst: nightWatch,
  poortwachter: gatekeeper,
  'lege-kluisjes': emptyLockers,
  sprinttorens: sprintFloors,
  terugverdienen: payBack,
  finish: finishLine,
  hellingbaan: ramp,
  akte: deed,
  aanbouw: extension,
  werkweek: workWeek,
  bewaartermijn: retention,
  sleutels: keyHandover,
  weegschaal: balance,
  'twee-rekeningen': twoBills,
  'drie-ingangen': threeEntrances,
  spijker: nail,
  fundering: foundation,
  'past-niet': oddPieces,
  'open-plek': unexplored,
  woordenlijst: glossary,
  'drie-formaten': threeSizes,
  uren: hours,
  prijstreden: priceSteps,
};
