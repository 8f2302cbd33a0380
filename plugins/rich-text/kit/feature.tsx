import {
  type createClientFeature,
  slashMenuBasicGroupWithItems,
  toolbarAddDropdownGroupWithItems,
} from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $setSelection,
  COMMAND_PRIORITY_LOW,
  createCommand,
  type Klass,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import type { LucideIcon } from 'lucide-react'
import {
  type ComponentType,
  createElement,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { focusWords } from '@/plugins/rich-text/kit/focus-words'
import { hostOf, type RichTextHost } from '@/plugins/rich-text/kit/host'

/** What `createClientFeature` takes. */
type ClientFeature = Exclude<
  Parameters<typeof createClientFeature>[0],
  (...args: never[]) => unknown
>
type Plugin = NonNullable<ClientFeature['plugins']>[number]
type SlashMenuItem = NonNullable<
  NonNullable<ClientFeature['slashMenu']>['groups']
>[number]['items'][number]
type ToolbarGroup = NonNullable<ClientFeature['toolbarFixed']>['groups'][number]
export type ToolbarItem = ToolbarGroup['items'][number]

/** The open editor, for what a feature draws beside the words. */
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
  /** What the host must provide; where it does not, the entry is not offered. */
  needs?: keyof RichTextHost
} & InsertAction

type InsertAction =
  /** Done at once, at the caret. */
  | { run: (editor: LexicalEditor) => void }
  /** Asks first. The caret is where it was when `onClose` is called. */
  | { Dialog: ComponentType<{ editor: LexicalEditor; onClose: () => void }> }

/** An entry of the Insert menu and of the slash menu, as Payload's features declare both. */
export type MenuItem = SlashMenuItem & ToolbarItem & Pick<Insert, 'needs' | 'label'>

type Asking = Extract<Insert, { Dialog: unknown }>
const ASK_INSERT = createCommand<Asking>('ASK_INSERT')

/**
 * The entries of a feature for the toolbar's Insert menu and the slash menu, and the dialogs behind them.
 *
 * @param insertsFor more entries for what was typed behind the slash: `3x4` is a table
 */
export function menus(
  inserts: readonly Insert[],
  insertsFor?: (typed: string, host: RichTextHost) => readonly Insert[],
) {
  const items = inserts.map(menuItem)
  return {
    slashMenu: {
      groups: [slashMenuBasicGroupWithItems(items)],
      ...(insertsFor && {
        dynamicGroups: ({
          editor,
          queryString,
        }: {
          editor: LexicalEditor
          queryString: string
        }) => [slashMenuBasicGroupWithItems(insertsFor(queryString, hostOf(editor)).map(menuItem))],
      }),
    },
    toolbarFixed: { groups: [toolbarAddDropdownGroupWithItems(items)] },
    plugins: inserts.some((insert) => 'Dialog' in insert)
      ? [{ Component: withProps(Dialogs, { inserts }), position: 'normal' as const }]
      : [],
  } satisfies ClientFeature
}

export function menuItem(insert: Insert): MenuItem {
  const { id, label, icon, keywords = [], needs } = insert
  const face = withProps(icon, { size: 18, strokeWidth: 1.75, 'aria-hidden': true })
  return {
    key: id,
    label,
    keywords: [...keywords],
    needs,
    Icon: face,
    ChildComponent: face,
    onSelect: ({ editor }: { editor: LexicalEditor }) => {
      if ('Dialog' in insert) {
        editor.dispatchCommand(ASK_INSERT, insert)
      } else {
        insert.run(editor)
      }
    },
  }
}

function Dialogs({ inserts }: { inserts: readonly Insert[] }) {
  const [editor] = useLexicalComposerContext()
  const [asking, setAsking] = useState<Asking | null>(null)
  useEffect(
    () =>
      editor.registerCommand(
        ASK_INSERT,
        (insert) => {
          const isOwn = inserts.includes(insert)
          if (isOwn) {
            setAsking(insert)
          }
          return isOwn
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor, inserts],
  )
  return (
    asking && (
      <InsertDialog editor={editor} Dialog={asking.Dialog} onClose={() => setAsking(null)} />
    )
  )
}

/** A component that has its props already, as Payload's features want them. */
function withProps<Props extends object>(Part: ComponentType<Props>, props: Props) {
  return () => createElement(Part, props)
}

type Register = (editor: LexicalEditor) => () => void

/** Runs as long as the editor is open. */
export function behaviour(register: Register): Plugin {
  return { Component: withProps(Behaviour, { register }), position: 'normal' }
}

function Behaviour({ register }: { register: Register }) {
  const [editor] = useLexicalComposerContext()
  useLayoutEffect(() => register(editor), [editor, register])
  return null
}

/** Menus and handles beside the words, as long as they are written. */
export function overlay(Overlay: ComponentType<WritingProps>): Plugin {
  return { Component: withProps(Beside, { Drawn: Overlay }), position: 'floatingAnchorElem' }
}

/** The same, loaded with the first node of these classes in a text. */
export function overlayFor(
  nodes: readonly Klass<LexicalNode>[],
  load: () => Promise<ComponentType<WritingProps>>,
): Plugin {
  const Drawn = lazy(async () => ({ default: await load() }))
  return { Component: withProps(BesideNodes, { nodes, Drawn }), position: 'floatingAnchorElem' }
}

type BesideNodesProps = {
  nodes: readonly Klass<LexicalNode>[]
  Drawn: ComponentType<WritingProps>
}

function BesideNodes({ nodes, Drawn }: BesideNodesProps) {
  const [editor] = useLexicalComposerContext()
  return (
    useHasNode(editor, nodes) && (
      <Suspense>
        <Beside Drawn={Drawn} />
      </Suspense>
    )
  )
}

/** Buttons of a feature's own in the toolbar. */
export function tools(key: string, Tools: ComponentType<WritingProps>): ToolbarGroup {
  return {
    type: 'buttons',
    key: 'features',
    items: [{ key, Component: withProps(Beside, { Drawn: Tools }) }],
  }
}

/** Drawn while the editor has an element. */
function Beside({ Drawn }: { Drawn: ComponentType<WritingProps> }) {
  const [editor] = useLexicalComposerContext()
  const [element, setElement] = useState(editor.getRootElement())
  useLayoutEffect(() => editor.registerRootListener(setElement), [editor])
  return element && <Drawn editor={editor} element={element} />
}

/** Whether the text holds a node of one of these classes: what goes with it is loaded only then. */
function useHasNode(editor: LexicalEditor, nodes: readonly Klass<LexicalNode>[]): boolean {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  useEffect(
    () =>
      mergeRegister(
        ...nodes.map((node) =>
          editor.registerMutationListener(
            node,
            (mutations) =>
              setKeys((current) => {
                const next = new Set(current)
                for (const [key, mutation] of mutations) {
                  mutation === 'destroyed' ? next.delete(key) : next.add(key)
                }
                return next.size === current.size ? current : next
              }),
            { skipInitialization: false },
          ),
        ),
      ),
    [editor, nodes],
  )
  return keys.size > 0
}

type Props = {
  editor: LexicalEditor
  Dialog: ComponentType<{ editor: LexicalEditor; onClose: () => void }>
  onClose: () => void
}

/** The words keep their selection while something is asked, and get the keyboard back after it. */
function InsertDialog({ editor, Dialog, onClose }: Props) {
  const before = useRef(
    editor.getEditorState().read(() => $getSelection()?.clone() ?? null),
  ).current

  useEffect(() => {
    // A field of the dialog may have taken the selection along.
    editor.update(() => {
      if ($getSelection() === null && before) {
        $setSelection(before.clone())
      }
    })
    return () => focusWords(editor)
  }, [editor, before])

  return (
    <Suspense>
      <Dialog editor={editor} onClose={onClose} />
    </Suspense>
  )
}
