import { Keystatic } from '@keystatic/core/ui';
import { useState } from 'react';

import { createConfig, type Content } from './config.ts';

/** The whole editor. */
export function Editor(content: Content) {
  const [config] = useState(() => createConfig(content, {}));
  return <Keystatic config={config} />;
}
