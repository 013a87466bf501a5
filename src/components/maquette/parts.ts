import type { SSRResult } from 'astro';
import { createComponent, renderComponent, renderTemplate } from 'astro/runtime/server/index.js';
import type { ComponentSlots } from 'astro/runtime/server/render/slot.js';

import KeyFigures from '../mdx/KeyFigures.astro';
import Board from './Board.astro';
import Button from './Button.astro';
import Calendar from './Calendar.astro';
import Chat from './Chat.astro';
import Field from './Field.astro';
import Fold from './Fold.astro';
import Form from './Form.astro';
import Lane from './Lane.astro';
import Message from './Message.astro';
import Note from './Note.astro';
import Notice from './Notice.astro';
import Photo from './Photo.astro';
import Places from './Places.astro';
import type { ScreenPartName } from './schemas.ts';
import Screen, { type Frame } from './Screen.astro';
import ScreenHeading from './ScreenHeading.astro';
import Status from './Status.astro';

/** The parts that the text of one screen may name: its frame knows the application and the screen's id. */
export function createScreenParts(frame: Frame) {
  const Framed = createComponent(
    (result: SSRResult, props: object, slots: ComponentSlots) =>
      renderTemplate`${renderComponent(result, 'Screen', Screen, { ...props, ...frame }, slots)}`,
  );
  return {
    h2: ScreenHeading,
    Screen: Framed,
    ...{ Board, Button, Calendar, Chat, Field, Fold, Form, KeyFigures, Lane, Message },
    ...{ Note, Notice, Photo, Places, Status },
  } satisfies Record<ScreenPartName | 'h2', unknown>;
}
