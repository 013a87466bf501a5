// For tests: a drain in a process of its own, which can be killed.
import process from 'node:process';
import { readDeployment } from '../deployment.ts';
import { contactPath } from '../message.ts';
import { createService } from '../service.ts';

const deployment = readDeployment(process.env);
await createService(deployment)(
  new Request(`http://localhost${contactPath}/drain`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${deployment.taskSecret}` },
  }),
);
await deployment.database?.end();
