import { versionsHeader, type Versions } from './versions.ts';

interface Save {
  additions: { path: string }[];
  deletions: { path: string }[];
}

/** Patches `fetch` to send with every save the versions of the files that the page loaded. */
export function nameVersions(): void {
  const known = new Map<string, string>();
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const [, name] = /^\/api\/keystatic\/(tree|update)$/.exec(String(input)) ?? [];
    if (!name) return send(input, init);
    const headers = new Headers(init?.headers);
    if (name === 'update') {
      const { additions, deletions } = JSON.parse(String(init?.body)) as Save;
      const versions: Versions = [...additions, ...deletions].map(({ path }) => [
        path,
        known.get(path) ?? '',
      ]);
      headers.set(versionsHeader, encodeURIComponent(JSON.stringify(versions)));
    }
    const answer = await send(input, { ...init, headers });
    if (answer.ok)
      for (const { path, sha } of (await answer.clone().json()) as { path: string; sha: string }[])
        known.set(path, sha);
    return answer;
  };
}
