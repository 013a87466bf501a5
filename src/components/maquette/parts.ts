import { jsx } from 'astro/jsx-runtime';

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
  const FramedScreen = (props: object) => jsx(Screen, { ...props, ...frame });
  // Without a renderer's name React tries it first.
  Object.assign(FramedScreen, { [Symbol.for('astro:renderer')]: 'astro:jsx' });
  return {
    h2: ScreenHeading,
    Screen: FramedScreen,
    Board,
    Button,
    Calendar,
    Chat,
    Field,
    Fold,
    Form,
    KeyFigures,
    Lane,
    Message,
    Note,
    Notice,
    Photo,
    Places,
    Status,
  } satisfies Record<ScreenPartName | 'h2', unknown>;
}
