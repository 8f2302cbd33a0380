import { useStore } from 'zustand'
import styles from '@/plugins/posts/composer/composer.module.css'
import { placeId, useComposer, usePostField } from '@/plugins/posts/composer/composer-context'
import { FileRow } from '@/plugins/posts/composer/file-row'
import { Remark } from '@/plugins/posts/composer/remark'
import { UploadTile } from '@/src/admin/media/upload/upload-tile'
import { useAnnounce } from '@/src/admin/ui/announce'
import { useSortRows } from '@/src/admin/ui/use-sort-rows'

/** What the post shows below its words, in this order, and what is on its way there. */
export function MediaField() {
  const { uploads } = useComposer()
  const media = usePostField('media')
  const files = useStore(uploads.files)
  const sent = useStore(uploads.queue.store, (state) => state.uploads)
  const announce = useAnnounce()
  const { value } = media
  const { shown, listProps, rowProps, handleProps } = useSortRows({
    ids: value.map(({ file }) => file),
    onSort: (ids) =>
      media.set(
        ids.flatMap((id) => value.find(({ file }) => file === id) ?? []),
        'order',
      ),
    announce,
    nameOf: (id) => files.get(id)?.fileName ?? 'File',
  })
  return (
    <section id={placeId('media')} className={styles.media} aria-label="Files" tabIndex={-1}>
      <Remark place="media" />
      {value.length > 0 && (
        <ul className={styles.files} {...listProps}>
          {shown.map((id) => {
            const entry = value.find(({ file }) => file === id)
            const file = files.get(id)
            return entry ? (
              <li key={id} className={styles.file} {...rowProps(id)}>
                <FileRow
                  entry={entry}
                  file={file}
                  poster={files.get(entry.poster ?? '')}
                  handle={value.length > 1 ? handleProps(id) : null}
                  onChange={(change, step) =>
                    media.set(
                      value.map((each) => (each.file === id ? { ...each, ...change } : each)),
                      `${step} ${id}`,
                    )
                  }
                  onRemove={() => {
                    media.set(
                      value.filter((each) => each.file !== id),
                      'remove',
                    )
                    announce('Taken away')
                  }}
                />
              </li>
            ) : null
          })}
        </ul>
      )}
      {sent.length > 0 && (
        <ul className={styles.uploads}>
          {sent.map((upload) => (
            <li key={upload.key}>
              <UploadTile upload={upload} queue={uploads.queue} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
