import type { LexicalEditor } from 'lexical'
import { type JSX, Suspense, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'

/** Draws the nodes that React draws, each inside the element that Lexical keeps for it. */
export function Decorators({ editor }: { editor: LexicalEditor }) {
  const [drawn, setDrawn] = useState(() => editor.getDecorators<JSX.Element | null>())
  useEffect(() => {
    setDrawn(editor.getDecorators<JSX.Element | null>())
    return editor.registerDecoratorListener<JSX.Element | null>((next) => {
      // In the same frame as the words around them, or what follows would jump.
      flushSync(() => setDrawn(next))
    })
  }, [editor])
  return Object.entries(drawn).map(([key, node]) => {
    const element = editor.getElementByKey(key)
    return element && node ? createPortal(<Suspense>{node}</Suspense>, element, key) : null
  })
}
