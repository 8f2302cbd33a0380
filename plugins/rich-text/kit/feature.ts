import type { Transformer } from '@lexical/markdown'
import type { Klass, LexicalEditor, LexicalNode } from 'lexical'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { RichTextHost } from '@/plugins/rich-text/kit/host'

/** The writing surface, for what a feature draws beside the words. */
export type WritingProps = {
  editor: LexicalEditor
  /** The element that holds the words. */
  element: HTMLElement
}

/** What can be put into a text, in the Insert menu and behind a typed slash. */
export type Insert = {
  /** Stays the same from release to release: `table`. */
  id: string
  /** In an artist's words: `Table`. */
  label: string
  icon: LucideIcon
  /** More words that find it. */
  keywords?: readonly string[]
  /** What the surroundings must do for it: elsewhere it is not offered. */
  needs?: keyof RichTextHost
} & InsertAction

type InsertAction =
  /** Done at once, at the caret. */
  | { run: (editor: LexicalEditor) => void | Promise<void> }
  /** Asks first. The caret is where it was when `onClose` is called. */
  | { Dialog: ComponentType<{ editor: LexicalEditor; onClose: () => void }> }

/** What is not loaded before a text holds one of its nodes, or gets one. */
export type Later = {
  /** Of its nodes. */
  types: readonly string[]
  /** Elements that are made into its nodes when they are pasted: `table`. */
  elements?: readonly string[]
  load: () => Promise<RichTextFeature>
}

/**
 * One thing that can be done with words: its nodes, its behaviour, and what it draws. Everything
 * but the name may be left out. Parts that are rarely needed are loaded when they are (`lazy`).
 */
export type RichTextFeature = {
  name: string
  /** Its nodes and all that belongs to them, where only few texts have some. */
  later?: Later
  nodes?: readonly Klass<LexicalNode>[]
  /** Readies an editor that has its nodes and no text yet. */
  prepare?: (editor: LexicalEditor) => void
  /** Starts its behaviour on an editor. Answers what ends it. */
  register?: (editor: LexicalEditor) => () => void
  inserts?: readonly Insert[]
  /** More entries for what was typed behind the slash: `3x4` is a table. */
  insertsFor?: (typed: string, host: RichTextHost) => readonly Insert[]
  /** What markdown for it is typed as. */
  markdown?: readonly Transformer[]
  /** Buttons of its own in the toolbar. */
  Tools?: ComponentType<WritingProps>
  /** Menus and handles beside the words, as long as they are written. */
  Overlay?: ComponentType<WritingProps>
}
