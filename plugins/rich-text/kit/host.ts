import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { createContext, useContext, useLayoutEffect } from 'react'
import type { RichTextPictures } from '@/src/rich-text/node-kit'

/** In pixels of the window. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** A picture of the profile's media, as a text refers to it. */
export type HostPicture = {
  mediaId: string
  src: string
  alt: string
  width: number
  height: number
}

/** Where a link may lead on the site. */
export type LinkTarget = { kind: 'page' | 'product'; label: string; href: string }

/** How often each answer was chosen: by the poll's uid, then the answer's. */
export type PollVotes = Readonly<Record<string, Readonly<Record<string, number>>>>

/** What the surroundings of the words do for them: the editor of pages, a form of the admin. */
export type RichTextHost = {
  /** Opens the media picker; null when nothing was chosen. Left out: pictures are not offered. */
  pickPicture?: () => Promise<HostPicture | null>
  /**
   * Stores a picture that was dropped or pasted. `onProgress` gets shares from 0 to 1.
   *
   * @throws {Error} with a message for the artist
   */
  storePicture?: (file: File, onProgress?: (share: number) => void) => Promise<HostPicture>
  /** What the pictures of the text are by now, as the site would show them. */
  pictures?: RichTextPictures
  /** Own pages and products whose name contains these words. */
  findLinkTargets?: (words: string) => Promise<LinkTarget[]>
  /** Votes by poll and answer, of the polls of this document that visitors see. */
  readPollVotes?: () => Promise<PollVotes>
  /** The uids of polls in the other texts of this document; left out: it has no others. */
  pollsElsewhere?: () => ReadonlySet<string>
  /** The toolbar has a place of its own where it is put, and floats nowhere. */
  isToolbarDocked?: boolean
  /** The part of the window where tools may float; left out: all below the admin's top bar. */
  area?: () => Box
  /** How many bytes of JSON may come to the words before they cannot be stored; left out: any. */
  bytesLeft?: () => number
  /** Says what the artist must know: on the screen and to screen readers. */
  tell?: (text: string) => void
  /** Says something to screen readers. */
  announce?: (text: string) => void
}

const Context = createContext<RichTextHost>({})
export const RichTextHostProvider = Context.Provider

export function useRichTextHost(): RichTextHost {
  return useContext(Context)
}

const hosts = new WeakMap<LexicalEditor, RichTextHost>()

/** What the surroundings do for an editor, for those who are asked outside of React: keys, inserts. */
export function hostOf(editor: LexicalEditor): RichTextHost {
  return hosts.get(editor) ?? {}
}

export function lendHost(editor: LexicalEditor, host: RichTextHost): void {
  hosts.set(editor, host)
}

/** Makes the surroundings known to {@link hostOf}. */
export function useLentHost(editor: LexicalEditor): void {
  const host = useRichTextHost()
  useLayoutEffect(() => lendHost(editor, host), [editor, host])
}

/** What can be seen of the window: the keyboard of a phone covers it without resizing it. */
export function visibleBox(): Box {
  const {
    offsetLeft = 0,
    offsetTop = 0,
    width = innerWidth,
    height = innerHeight,
  } = visualViewport ?? {}
  return { left: offsetLeft, top: offsetTop, right: offsetLeft + width, bottom: offsetTop + height }
}

/** The bar on top of the admin; nothing that floats covers it. */
const topBarPx = 48

/** Where tools may float when the surroundings name no area of their own. */
export function belowTopBar(): Box {
  const box = visibleBox()
  return { ...box, top: box.top + topBarPx }
}
