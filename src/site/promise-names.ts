/** What the owner promises, as a text names it; what each is about stands in `promises.ts`, its words in content/beloften.json. */
export const promiseNames = [
  'aftercare',
  'warranty',
  'maintenance',
  'responseTime',
  'eveningsAndWeekends',
  'noticePeriod',
  'pricing',
  'overrun',
  'paymentTerm',
  'liability',
  'copyright',
  'continuity',
  'secondCopy',
  'restoreTest',
  'breachNotice',
  'handover',
] as const;
