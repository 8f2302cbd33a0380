import type { Taken } from '@/plugins/visual-editor/editor/save/part-contract'

/** What to say after taking over what is on the server; '' where it speaks for itself. */
export const takenWords: Readonly<Record<Taken, string>> = {
  taken: '',
  unread: 'What is saved could not be read. Please try again.',
  'no-room': 'This browser has no room to keep your changes, so nothing was put in their place.',
}
