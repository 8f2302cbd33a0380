import { registerMarkdownShortcuts } from '@lexical/markdown'
import { EditorConfigProvider } from '@payloadcms/richtext-lexical/client'
import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import {
  createLexicalComposerContext,
  LexicalComposerContext,
} from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { LexicalErrorBoundary } from '@payloadcms/richtext-lexical/lexical/react/LexicalErrorBoundary'
import {
  createEmptyHistoryState,
  HistoryPlugin,
} from '@payloadcms/richtext-lexical/lexical/react/LexicalHistoryPlugin'
import { RichTextPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalRichTextPlugin'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import {
  type ComponentProps,
  Fragment,
  type JSX,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cleanPaste } from '@/plugins/rich-text/kit/clean-paste'
import type { EditorConfig, FieldProps } from '@/plugins/rich-text/kit/editor-config'
import { pickAtoms } from '@/plugins/rich-text/kit/pick-atoms'

/** Changes within this time undo as one inside the editor. */
const historyDelayMs = 300

type Props = {
  editor: LexicalEditor
  config: EditorConfig
  /** Of a form's field; a text on the canvas has none. */
  field?: FieldProps
  /** Called once everything is registered and the text stands as it was opened. */
  onReady?: () => void
  children?: ReactNode
}

type Provider = ComponentProps<typeof EditorConfigProvider>

/**
 * Typing, history, markdown and what the features do, on an editor whose element is drawn elsewhere. Payload's
 * field draws an element of its own around the words, which would move them.
 */
export function MountedFeatures({ editor, config, field, onReady, children }: Props) {
  const [composer] = useState(
    (): [LexicalEditor, ReturnType<typeof createLexicalComposerContext>] => [
      editor,
      createLexicalComposerContext(null, config.lexical.theme),
    ],
  )
  const [container] = useState(() => ({
    // What holds the words, and nothing of the page around them.
    current: editor.getRootElement()?.parentElement as HTMLDivElement | null,
  }))
  // What features make of the text when they are registered is no change of the artist's.
  const [history] = useState(createEmptyHistoryState)
  const ready = useRef(onReady)
  ready.current = onReady
  useEffect(() => {
    editor._updating = false
    editor.update(() => {}, { discrete: true })
    history.current = { editor, editorState: editor.getEditorState() }
    ready.current?.()
  }, [editor, history])
  const { plugins = [], providers, markdownTransformers } = config.features

  useLayoutEffect(
    () =>
      mergeRegister(
        cleanPaste(editor),
        pickAtoms(editor),
        registerMarkdownShortcuts(editor, [...markdownTransformers]),
      ),
    [editor, markdownTransformers],
  )

  const mounted = (
    <>
      <OneUpdate editor={editor} />
      <RichTextPlugin contentEditable={<Fragment />} ErrorBoundary={LexicalErrorBoundary} />
      <HistoryPlugin delay={historyDelayMs} externalHistoryState={history} />
      {children}
      {plugins.map((plugin) => (
        // What one of them loads, nothing else waits for.
        <Suspense key={plugin.key}>
          {plugin.position === 'floatingAnchorElem' ? (
            <plugin.Component
              clientProps={plugin.clientProps}
              anchorElem={container.current ?? document.body}
            />
          ) : (
            <plugin.Component clientProps={plugin.clientProps} />
          )}
        </Suspense>
      ))}
    </>
  )
  return (
    <LexicalComposerContext.Provider value={composer}>
      <EditorConfigProvider
        editorConfig={config}
        editorContainerRef={container}
        fieldProps={(field ?? {}) as Provider['fieldProps']}
      >
        <Provided providers={providers}>{mounted}</Provided>
      </EditorConfigProvider>
    </LexicalComposerContext.Provider>
  )
}

/**
 * What features change as they are registered waits for all of them, and is done at once: each marks all nodes of
 * a kind for its check, and each change checks all that are marked, which takes seconds in the largest table.
 * Stands before all others, whose effects come later; nothing else happens until the effect of their parent.
 */
function OneUpdate({ editor }: { editor: LexicalEditor }): null {
  useLayoutEffect(() => {
    editor._updating = true
  }, [editor])
  return null
}

type ProvidedProps = { providers: EditorConfig['features']['providers']; children: JSX.Element }

/** Each feature's provider inside the one before. */
function Provided({ providers: [First, ...rest], children }: ProvidedProps) {
  return First ? (
    <First>
      <Provided providers={rest}>{children}</Provided>
    </First>
  ) : (
    children
  )
}
