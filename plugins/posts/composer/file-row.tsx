import { type ButtonHTMLAttributes, useId, useRef, useState } from 'react'
import styles from '@/plugins/posts/composer/composer.module.css'
import { useComposer } from '@/plugins/posts/composer/composer-context'
import { chooserTypes } from '@/plugins/posts/store/post-file-kinds'
import { ask } from '@/src/admin/call-api'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { File as FileIcon, GripVertical, ImagePlus, Music, Video, X } from '@/src/admin/ui/icons'
import type { PostEntry } from '@/src/core/contracts/members/post-form'
import type { PostFileView } from '@/src/core/contracts/members/post-form-answers'
import { limits } from '@/src/core/limits'
import { studioLimits } from '@/src/core/studio-limits'

type Props = {
  entry: PostEntry
  /** Nothing is known of one that is gone. */
  file: PostFileView | undefined
  poster: PostFileView | undefined
  handle: ButtonHTMLAttributes<HTMLButtonElement> | null
  onChange: (change: Partial<PostEntry>, step: string) => void
  onRemove: () => void
}

/** A picture with its description, a film or a recording with its title and the picture before it plays. */
export function FileRow({ entry, file, poster, handle, onChange, onRemove }: Props) {
  const id = useId()
  const name = file?.fileName ?? 'A file that is gone'
  return (
    <>
      {handle && (
        <button {...handle} className={styles.handle}>
          <GripVertical size={16} aria-hidden />
        </button>
      )}
      <Thumb file={file} poster={poster} />
      <div className={styles.about}>
        <span className={styles.fileName}>{name}</span>
        {file?.kind === 'image' ? (
          <AltField key={file.id} file={file} />
        ) : (
          <>
            <label htmlFor={id} className={controls.visuallyHidden}>
              Title of {name}
            </label>
            <input
              id={id}
              className={controls.field}
              value={entry.name}
              maxLength={studioLimits.posts.fileNameMax}
              placeholder="Title"
              onChange={({ target }) => onChange({ name: target.value }, 'title')}
            />
            {(file?.kind === 'video' || file?.kind === 'audio') && (
              <PosterButton
                fileId={file.id}
                hasPoster={Boolean(poster)}
                onRemove={() => onChange({ poster: null }, 'poster')}
              />
            )}
          </>
        )}
      </div>
      <IconButton icon={X} label={`Take ${name} away`} onClick={onRemove} />
    </>
  )
}

const icons = { video: Video, audio: Music, document: FileIcon, image: FileIcon } as const

function Thumb({ file, poster }: Pick<Props, 'file' | 'poster'>) {
  const picture = poster?.thumbnail || file?.thumbnail
  const Icon = icons[file?.kind ?? 'document']
  return (
    <span className={styles.thumb}>
      {picture ? (
        // biome-ignore lint/performance/noImgElement: pictures of the artist come in sizes of their own
        <img src={picture} alt="" />
      ) : (
        <Icon size={24} strokeWidth={1.5} aria-hidden />
      )}
    </span>
  )
}

/** Words of a picture are its own, wherever it is shown. */
function AltField({ file }: { file: PostFileView }) {
  const { apiPath, uploads, tell } = useComposer()
  const [text, setText] = useState(file.alt)
  const save = async () => {
    const alt = text.trim()
    if (alt === file.alt) {
      return
    }
    const outcome = await ask(`${apiPath}/post-files/${file.id}`, {
      method: 'PATCH',
      body: { alt },
      keepalive: true,
    })
    if (outcome.problem === undefined) {
      uploads.note({ ...file, alt })
    } else {
      tell(outcome.problem)
    }
  }
  return (
    <input
      className={controls.field}
      aria-label={`What ${file.fileName} shows`}
      value={text}
      maxLength={limits.upload.altMax}
      placeholder="What it shows, for those who cannot see it"
      onChange={({ target }) => setText(target.value)}
      onBlur={() => void save()}
    />
  )
}

type PosterProps = { fileId: string; hasPoster: boolean; onRemove: () => void }

function PosterButton({ fileId, hasPoster, onRemove }: PosterProps) {
  const { uploads } = useComposer()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={chooserTypes.image}
        onChange={({ target }) => {
          const [picture] = target.files ?? []
          target.value = ''
          if (picture) {
            uploads.addPoster(fileId, picture)
          }
        }}
      />
      <button
        type="button"
        className={styles.quiet}
        onClick={() => (hasPoster ? onRemove() : input.current?.click())}
      >
        <ImagePlus size={16} aria-hidden />
        {hasPoster ? 'Without the picture' : 'A picture before it plays'}
      </button>
    </>
  )
}
