import Fold from '../../components/mdx/Fold.astro';
import KeyFigures from '../../components/mdx/KeyFigures.astro';
import Board from './Board.astro';
import Button from './Button.astro';
import Calendar from './Calendar.astro';
import Chat from './Chat.astro';
import Field from './Field.astro';
import Form from './Form.astro';
import Lane from './Lane.astro';
import Message from './Message.astro';
import Notice from './Notice.astro';
import Photo from './Photo.astro';
import Places from './Places.astro';
import type { ScreenComponentName } from './schemas.ts';
import Status from './Status.astro';

/** The components that the text of a screen may use. */
export const screenComponents = {
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
  Notice,
  Photo,
  Places,
  Status,
} satisfies Record<ScreenComponentName, unknown>;
