import type { Config } from '@keystatic/core';
import { useEffect, useState } from 'react';

import { createConfig } from '../config.ts';
import { Editor } from '../page/Editor.tsx';
import { freezeWhileSaving } from '../page/freeze.ts';
import { branchPrefix, updateEditorBranch } from './branch.ts';
import { findToken, watchHost, type Setup } from './host.ts';
import {
  cloudCallback,
  enterBranch,
  noBranch,
  rememberPlace,
  returnFromCloud,
  returnFromLogin,
} from './place.ts';
import { Publish } from './Publish.tsx';

function createHostedConfig({ repo, site, pages, cloud }: Setup): Config {
  const place = { branchPrefix, pathPrefix: 'content' };
  const storage = cloud ? { kind: 'cloud' as const, ...place } : { kind: 'github' as const, repo, ...place };
  return createConfig({ storage, project: cloud, site, pages });
}

/** Opens the branch of the editor; resolves to false without a login, which Keystatic then asks for. */
async function enter(setup: Setup): Promise<boolean> {
  if (location.pathname === cloudCallback) {
    returnFromCloud();
    return false;
  }
  returnFromLogin();
  const isKnown = (await findToken(setup)) !== undefined;
  if (isKnown)
    await updateEditorBranch(setup).then(({ editor, published }) => enterBranch(editor, published));
  else enterBranch(noBranch);
  return isKnown;
}

/** The editor on the branch of its user, with the status of the changes. */
export function HostedEditor({ setup }: { setup: Setup }) {
  const [config] = useState(() => createHostedConfig(setup));
  const [entered, setEntered] = useState<boolean | Error>();
  useEffect(() => {
    watchHost(setup);
    freezeWhileSaving();
    rememberPlace();
    enter(setup).then(setEntered, setEntered);
  }, [setup]);
  if (entered === undefined) return null;
  if (entered instanceof Error) {
    return (
      <main>
        <p role="alert">{entered.message}</p>
        <button type="button" onClick={() => location.reload()}>
          Probeer opnieuw
        </button>
      </main>
    );
  }
  return <Editor config={config}>{entered && <Publish setup={setup} config={config} />}</Editor>;
}
