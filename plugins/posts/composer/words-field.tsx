import { lazy, useMemo, useRef } from 'react'
import styles from '@/plugins/posts/composer/composer.module.css'
import {
  placeId,
  useComposer,
  usePostField,
  usePostState,
} from '@/plugins/posts/composer/composer-context'
import { Remark } from '@/plugins/posts/composer/remark'
import { useTextHost } from '@/plugins/posts/composer/use-text-host'
import { WritableText } from '@/plugins/rich-text/field/writable-text'
import { openVisibilities } from '@/src/access/post-access'
import { MediaDialog } from '@/src/admin/media/library/media-dialog'
import { LimitedText } from '@/src/admin/ui/limited-text'
import { limits } from '@/src/core/limits'
import { emptyRichText } from '@/src/core/rich-text'
import { sanitizeRichText } from '@/src/rich-text/schema'

const InlineEditor = lazy(() =>
  import('@/plugins/rich-text/inline-editor').then(({ InlineEditor }) => ({
    default: InlineEditor,
  })),
)

/** The words of a post: those at the top are everybody's, the text below them is for those who may see it. */
export function WordsField() {
  const caption = usePostField('caption')
  const state = usePostState(({ stored }) => stored.state)
  const isForAll = usePostState(({ form }) => openVisibilities.includes(form.visibility))
  return (
    <section id={placeId('caption')} className={styles.words} aria-label="Words" tabIndex={-1}>
      <LimitedText
        label="What everybody reads"
        isLong
        autoFocus={state === 'draft'}
        className={styles.caption}
        value={caption.value}
        max={limits.post.captionMax}
        placeholder="What’s new?"
        onChange={(next) => caption.set(next)}
      />
      <Remark place="caption" />
      <p className={styles.hint}>
        {isForAll
          ? 'Goes on below, with headings, links, lists and more.'
          : 'Everybody reads the words above, also in the mail. The text below is for those who may see it.'}
      </p>
      <TextField label={isForAll ? 'Text' : 'Text for those who may see it'} />
    </section>
  )
}

function TextField({ label }: { label: string }) {
  const { value, set } = usePostField('body')
  const { text } = useComposer()
  const doc = useMemo(() => (value?.root ? sanitizeRichText(value) : emptyRichText()), [value])
  const { host, isPicking, choose, close } = useTextHost(doc)
  // What an undo or another window brought is drawn anew, also while the former words are open.
  const known = useRef({ value, version: 0 })
  if (known.current.value !== value) {
    known.current = { value, version: known.current.version + 1 }
  }
  return (
    <>
      <WritableText
        key={known.current.version}
        className={styles.text ?? ''}
        doc={doc}
        label={label}
        host={host}
        registerCommit={text.register}
        onWritten={(written) => {
          known.current = { ...known.current, value: written }
          set(written)
        }}
        renderEditor={(props) => <InlineEditor {...props} />}
      />
      {isPicking && (
        <MediaDialog
          accept="image"
          onClose={close}
          onChoose={([item]) => (item ? choose(item) : close())}
        />
      )}
    </>
  )
}
