import type { Tied } from '@/plugins/visual-editor/editor/engine/engine'
import type { Copy, CopyStore } from '@/plugins/visual-editor/editor/save/copy-store'
import type { SaveResult, SaveState } from '@/plugins/visual-editor/editor/save/save-queue'
import type { CopyState } from '@/plugins/visual-editor/editor/save/sync-local-copies'
import type { Choices, Conflict, Merged, Three } from '@/src/core/merge-values'
import type { Problem } from '@/src/core/page-document/problem'

/** Content as the server has it. */
export type Stored<Content> = {
  content: Content
  rev: number
  /** What of it could not be read whole. */
  problems?: readonly Problem[]
  /** Goes with the step of undo that shows it. */
  tied?: Tied
}

export type PublishResult =
  | { kind: 'published' }
  /** Someone else saved since; nothing went live. */
  | { kind: 'conflict' }
  | { kind: 'failed'; message: string }

/** Where the content lives while it is edited. */
export type PartSource<Content> = {
  /** The content now; the same object until something changes. */
  read: () => Content
  subscribe: (onChange: () => void) => () => void
  /** Makes what is typed part of the content. */
  commit?: () => void
  /**
   * Puts other content in its place. One step of undo where the source has an undo, together with what
   * another source of the same page replaces under the same key.
   */
  replace: (content: Content, tied?: Tied, key?: string) => void
  /** As {@link replace} for what another window made: undo leaves it, and writing goes on. */
  adopt: (content: Content) => void
}

/** Where it is stored. None of the calls throws. */
export type PartServer<Content> = {
  /** With `keepsFormer` the draft of before stays as a version of its own. */
  saveDraft: (content: Content, baseRev: number, keepsFormer: boolean) => Promise<SaveResult>
  /** What becomes of content that is stored and loaded again, to compare it with that. */
  asStored: (content: Content) => unknown
  /** The latest draft; null when it cannot be read. */
  load: () => Promise<Stored<Content> | null>
  /** Whether visitors have the latest draft; null when nobody could be asked. */
  isLive: () => Promise<boolean | null>
  /** Makes the draft of this revision live. */
  publish: (rev: number) => Promise<PublishResult>
  /** Makes what is live the draft again, in place of the given revision; null when that failed. */
  discard: (rev: number) => Promise<Stored<Content> | null>
}

export type SavePartOptions<Content> = {
  /** For sentences: "the page", "the theme". */
  name: 'page' | 'theme' | 'email'
  rev: number
  hasUnpublished: boolean
  /** What of the stored content could not be read whole: saving waits until `accept`. */
  problems?: readonly Problem[]
  /** Visitors have some of it, which can be gone back to; left out, they always do. */
  isLive?: () => boolean
  /** False: what is changed is sent when somebody asks for it alone. */
  savesItself?: boolean
  /** The server keeps drafts that were saved; without it, the browser keeps what is replaced. */
  hasVersions: boolean
  source: PartSource<Content>
  /** What changes here and in another window come to; mine holds in conflicts without a choice. */
  merge: (versions: Three<Content>, choices: Choices) => Merged<Content>
  server: PartServer<Content>
  /** Keeps copies in this browser while something is unsaved. */
  copies?: CopyStore<Content>
}

export type KeptCopy<Content> = Copy<Content> & {
  /** It says the same as what is shown. */
  isShown: boolean
  /** Puts it in place of what is shown. */
  restore: () => Promise<void>
}

/** What came of a choice after a conflict; without room to keep the other side, nothing is done. */
export type Taken = 'taken' | 'unread' | 'no-room'

export type PartState = {
  save: SaveState
  hasUnpublished: boolean
  copy: CopyState
  /** What could not be read whole of what was stored. */
  problems: readonly Problem[]
  /** Nothing of it is saved until somebody accepts what was made of it. */
  isHeld: boolean
  /** What another window changed, too, and what has to be chosen. */
  conflicts: readonly Conflict[]
  /** The content that the other window saved. */
  theirs: unknown
}
