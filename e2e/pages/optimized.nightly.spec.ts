// A page whose HTML and styles the build made smaller looks as Astro wrote it, in every state.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from 'playwright/test';

import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { buildSite, copySite } from '../../src/tools/testing/trial-site.ts';
import { answerPosts, createMessage, fillIn, getForm, openForm, send, waitForForm } from '../support/contact.ts';
import { getDisclosure, getFloatingBar, getMenuToggle, scrollTo } from '../support/islands.ts';
import { pages, unlistedPaths } from '../support/pages.ts';
import { baseUrl } from '../support/site.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';
