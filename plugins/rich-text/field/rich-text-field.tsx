'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { RichTextFieldClient } from 'payload'
import { lazy, type MouseEvent, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import styles from '@/plugins/rich-text/field/rich-text-field.module.css'
import { useCommitBeforeSave } from '@/plugins/rich-text/field/use-commit-before-save'
import { useFocusLeft } from '@/plugins/rich-text/field/use-focus-left'
import { useFormHost } from '@/plugins/rich-text/field/use-form-host'
import type { ClientFeatures, FieldProps } from '@/plugins/rich-text/kit/editor-config'
import { RichTextHostProvider } from '@/plugins/rich-text/kit/host'
import { readRowHeights } from '@/plugins/rich-text/kit/row-heights'
import { emptyRichText, type RichTextDoc } from '@/src/core/rich-text'
import { isEmptyRichText } from '@/src/rich-text/plain-text'
import { RichText, StillLink } from '@/src/rich-text/render'
import { sanitizeRichText } from '@/src/rich-text/schema'

const InlineEditor = lazy(() =>
  import('@/plugins/rich-text/field/field-editor').then(({ FieldEditor }) => ({
    default: FieldEditor,
  })),
)

type Props = FieldProps & {
  field: RichTextFieldClient
  path: string
  readOnly?: boolean
  clientFeatures: ClientFeatures
}

/** Words in a form of the admin: they look as on the site, and are written where they stand. */
export function RichTextField({ clientFeatures, ...fieldProps }: Props) {
  const { field, path: givenPath, readOnly } = fieldProps
  const { label, localized, name, required, admin } = field
  const { disabled, path, setValue, showError, value } = useField<RichTextDoc | null>({
    potentiallyStalePath: givenPath,
  })
  const isLocked = readOnly || disabled
  // Texts of elsewhere are written in as they are drawn.
  const doc = useMemo(() => (value?.root ? sanitizeRichText(value) : emptyRichText()), [value])
  const [writing, setWriting] = useState<Writing | null>(null)
  const words = useRef<HTMLDivElement>(null)
  const [toolbarHost, setToolbarHost] = useState<HTMLElement | null>(null)
  const { host, drawer } = useFormHost(doc)
  const registerCommit = useCommitBeforeSave()
  const findElement = useCallback(() => words.current, [])

  const open = (at: Point | null) => {
    if (!isLocked && !writing) {
      setWriting({ from: JSON.stringify(doc), at, rowHeights: readRowHeights(words.current) })
    }
  }
  const frame = useRef<HTMLDivElement>(null)
  const onFocus = useFocusLeft(frame, writing !== null, () => setWriting(null))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of the focus that leaves what is inside
    <div ref={frame} className={`field-type ${styles.field}`} onFocus={onFocus}>
      <FieldLabel label={label} localized={localized} path={path} required={required} />
      <FieldError path={path} showError={showError} />
      {/* biome-ignore lint/a11y/useSemanticElements: headings and lists do not fit into a textarea */}
      <div
        ref={words}
        className={styles.words}
        role="textbox"
        aria-multiline="true"
        aria-label={typeof label === 'string' ? label : name}
        aria-readonly={isLocked}
        tabIndex={isLocked ? -1 : 0}
        data-hint={isEmptyRichText(doc) && !writing ? 'Write something' : undefined}
        onFocus={({ target, currentTarget }) => target === currentTarget && open(null)}
        onMouseDown={(event: MouseEvent) => open({ x: event.clientX, y: event.clientY })}
      >
        {writing ? (
          <Suspense fallback={<RichText doc={doc} Link={StillLink} />}>
            <RichTextHostProvider value={host}>
              <InlineEditor
                features={clientFeatures}
                field={fieldProps}
                initial={writing.from}
                caretAt={() => writing.at}
                rowHeights={writing.rowHeights}
                findElement={findElement}
                toolbarHost={toolbarHost}
                registerCommit={registerCommit}
                onCommit={(written) => setValue(written ?? JSON.parse(writing.from))}
                onClose={() => setWriting(null)}
              />
            </RichTextHostProvider>
          </Suspense>
        ) : (
          <RichText doc={doc} Link={StillLink} />
        )}
      </div>
      <div ref={setToolbarHost} className={styles.tools} />
      {drawer}
      <FieldDescription description={admin?.description} path={path} />
    </div>
  )
}

type Point = { x: number; y: number }
type Writing = { from: string; at: Point | null; rowHeights: readonly string[] }
