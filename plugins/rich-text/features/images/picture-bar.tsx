import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import {
  AlignCenter,
  AlignHorizontalJustifyEnd,
  AlignHorizontalJustifyStart,
  AlignLeft,
  AlignRight,
  Captions,
  type LucideIcon,
  PenLine,
  StretchHorizontal,
  Trash2,
} from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { CaptionTools } from '@/plugins/rich-text/features/images/caption-tools'
import {
  type AnyImage,
  DrawingNode,
  EDIT_DRAWING,
  type ImageNode,
  isImage,
} from '@/plugins/rich-text/features/images/image-node'
import { widened } from '@/plugins/rich-text/features/images/image-size'
import styles from '@/plugins/rich-text/features/images/images.module.css'
import { SmallButton } from '@/plugins/rich-text/features/images/small-button'
import type { AtomNode } from '@/plugins/rich-text/kit/atom-node'
import { useBarKeys } from '@/plugins/rich-text/kit/bar-keys'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { $pickedAtom, changeAtom } from '@/plugins/rich-text/kit/picked-atom'
import { Popover } from '@/plugins/rich-text/kit/popover'
import { isEnter } from '@/src/core/is-enter'
import { limits } from '@/src/core/limits'
import { isAcross } from '@/src/rich-text/nodes/image/render'
import type { AnyImageNode } from '@/src/rich-text/nodes/image/schema'

type Choice = { value: string; label: string; icon: LucideIcon }

const places: readonly Choice[] = [
  { value: 'left', label: 'Left', icon: AlignLeft },
  { value: 'center', label: 'Centre', icon: AlignCenter },
  { value: 'right', label: 'Right', icon: AlignRight },
]
const positions: readonly Choice[] = [
  { value: 'left', label: 'Words on the right', icon: AlignHorizontalJustifyStart },
  { value: 'right', label: 'Words on the left', icon: AlignHorizontalJustifyEnd },
  { value: 'full', label: 'Full width', icon: StretchHorizontal },
]

/** What can be said and set about the picked picture, below it. */
export function PictureBar({ editor }: WritingProps) {
  const picked = usePickedAtom<AnyImage>(editor, isImage)
  return picked && <Bar key={picked.node.getKey()} editor={editor} {...picked} />
}

type BarProps = { editor: LexicalEditor; node: AnyImage; element: HTMLElement }

function Bar({ editor, node, element }: BarProps) {
  const panel = useRef<HTMLFieldSetElement>(null)
  const props = editor.getEditorState().read(() => node.getProps())
  const change = (next: Partial<AnyImageNode>) => changeAtom(editor, node.getKey(), next)
  const onKeyDown = useBarKeys(editor, panel)
  const isInline = node.isInline()
  const current = 'position' in props ? props.position : (props as { format: string }).format
  const image = element.querySelector('img')

  const setWidth = (wanted: number) => {
    const own = { width: image?.naturalWidth || 3, height: image?.naturalHeight || 2 }
    change(widened(own, wanted, props))
  }

  return (
    <Popover
      anchor={() => element}
      avoid={() => document.querySelector('[data-words-tools]')}
      onClose={() => {}}
      onKeyDown={onKeyDown}
    >
      <fieldset ref={panel} className={styles.bar} aria-label="Picture">
        <label className={styles.field}>
          Describe it, for people who can’t see it
          <input
            type="text"
            maxLength={limits.upload.altMax}
            disabled={props.decorative}
            value={props.altText}
            onChange={(event) => change({ altText: event.target.value })}
          />
        </label>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={props.decorative}
            onChange={(event) => change({ decorative: event.target.checked })}
          />
          Only decoration
        </label>
        <fieldset className={styles.choice} aria-label={isInline ? 'Among the words' : 'Place'}>
          {(isInline ? positions : places).map(({ value, label, icon }) => (
            <SmallButton
              key={value}
              label={label}
              icon={icon}
              isOn={current === value}
              onClick={() =>
                change(
                  isInline
                    ? { position: value as 'left' | 'right' | 'full' }
                    : {
                        format: (current === value ? '' : value) as ImageNode['__props']['format'],
                      },
                )
              }
            />
          ))}
        </fieldset>
        {!isAcross(props) && (
          <WidthField
            width={props.width || Math.min(image?.naturalWidth || 0, props.maxWidth)}
            onResize={setWidth}
          />
        )}
        <span className={`${styles.choice} ${styles.end}`}>
          {props.showCaption && <CaptionTools editor={editor} nodeKey={node.getKey()} />}
          {node instanceof DrawingNode && (
            <SmallButton
              label="Change the drawing"
              icon={PenLine}
              onClick={() => editor.dispatchCommand(EDIT_DRAWING, node.getKey())}
            />
          )}
          <SmallButton
            label="Caption"
            icon={Captions}
            isOn={props.showCaption}
            onClick={() => change({ showCaption: !props.showCaption })}
          />
          <SmallButton
            label="Delete the picture"
            icon={Trash2}
            onClick={() => {
              editor.update(() => {
                node.selectNext(0, 0)
                node.remove()
              })
              editor.getRootElement()?.focus({ preventScroll: true })
            }}
          />
        </span>
      </fieldset>
    </Popover>
  )
}

type WidthFieldProps = {
  /** Pixels, as it stands now. */
  width: number
  onResize: (width: number) => void
}

/** How wide a picture is. What is typed counts with Enter or on leaving; what became of it is shown. */
function WidthField({ width, onResize }: WidthFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const apply = () => {
    if (typed) {
      onResize(Number(typed))
    }
    setTyped(null)
  }
  return (
    <span className={styles.field}>
      <label htmlFor={id}>Width, px</label>
      <input
        id={id}
        type="number"
        min={limits.image.minPx}
        max={limits.image.maxPx}
        value={typed ?? width}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={apply}
        onKeyDown={(event) => {
          if (isEnter(event)) {
            apply()
          }
        }}
      />
    </span>
  )
}

type PickedAtom<Node> = { node: Node; element: HTMLElement }

/** What is picked, when it is of these classes; null otherwise. Follows its changes. */
function usePickedAtom<Node extends AtomNode<object>>(
  editor: LexicalEditor,
  isOurs: (node: AtomNode<object>) => node is Node,
): PickedAtom<Node> | null {
  const [picked, setPicked] = useState<PickedAtom<Node> | null>(null)
  useEffect(() => {
    const read = () => {
      const node = editor.getEditorState().read($pickedAtom)
      const element = node && isOurs(node) ? editor.getElementByKey(node.getKey()) : null
      setPicked((current) => {
        if (!node || !isOurs(node) || !element) {
          return null
        }
        return current?.node === node ? current : { node, element }
      })
    }
    read()
    return editor.registerUpdateListener(read)
  }, [editor, isOurs])
  return picked
}
