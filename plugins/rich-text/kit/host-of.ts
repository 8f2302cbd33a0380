import type { LexicalEditor } from 'lexical'
import { useLayoutEffect } from 'react'
import { type RichTextHost, useRichTextHost } from '@/plugins/rich-text/kit/host'

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
