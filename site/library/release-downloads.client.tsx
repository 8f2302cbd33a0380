'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { messageOf } from '@/site/api/client'
import { requestDownload } from '@/site/api/shop'
import { Spinner } from '@/site/layout/spinner'
import styles from '@/site/library/release-downloads.module.css'
import type { DownloadFormat } from '@/src/core/choices/rendition-kinds'
import type { DownloadChoice, OwnedFiles } from '@/src/core/contracts/music/download-answers'
import type { DownloadBody } from '@/src/core/contracts/music/downloads'
import { fileSize } from '@/src/core/files'
import { ordersMessages } from '@/src/core/messages/orders'
import { formatPlayerTime } from '@/src/core/player/player-time'
import { buttonClass } from '@/src/ui/button/button'
import { Icon } from '@/src/ui/icon/icon'

type Props = {
  productId: string
  title: string
  files: OwnedFiles
  fileKey: FileKey
}

/** The songs of a release with a download each, all of it as one, and what comes with it. */
export function ReleaseDownloads({ productId, title, files, fileKey }: Props) {
  const { tracks, archives, bonus } = files
  const choices = choicesOf(files)
  const [format, setFormat] = useState<DownloadFormat>(choices[0]?.format ?? 'original')
  const archive = inFormat(archives, format)
  if (tracks.length === 0 && bonus.length === 0) {
    return null
  }
  return (
    <div className={styles.files}>
      {(choices.length > 1 || archive) && (
        <div className={styles.whole}>
          {choices.length > 1 && (
            <FormatSelect title={title} choices={choices} value={format} onChange={setFormat} />
          )}
          {archive && (
            <DownloadButton
              isWhole
              fileKey={fileKey}
              asked={{ productId, format: archive.format }}
              name={title}
              label={`Download all (${archive.label}, ${fileSize(archive.size)})`}
            />
          )}
        </div>
      )}
      <ol className={styles.list}>
        {tracks.map(({ id, title: song, durationSeconds, formats }) => {
          const file = inFormat(formats, format)
          return (
            <li key={id}>
              <span className={styles.title}>{song}</span>
              <span className={styles.detail}>{formatPlayerTime(durationSeconds)}</span>
              {file && (
                <DownloadButton
                  fileKey={fileKey}
                  asked={{ trackId: id, format: file.format }}
                  name={song}
                  label={file.label}
                />
              )}
            </li>
          )
        })}
      </ol>
      {bonus.length > 0 && (
        <ul className={styles.list} aria-label="Bonus files">
          {bonus.map(({ id, title: extra, label, size }) => (
            <li key={id}>
              <span className={styles.title}>{extra}</span>
              <span className={styles.detail}>{fileSize(size)}</span>
              <DownloadButton
                fileKey={fileKey}
                asked={{ bonusId: id }}
                name={extra}
                label={label}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type SelectProps = {
  title: string
  choices: readonly DownloadChoice[]
  value: DownloadFormat
  onChange: (format: DownloadFormat) => void
}

function FormatSelect({ title, choices, value, onChange }: SelectProps) {
  const id = useId()
  return (
    <span className={styles.format}>
      <label htmlFor={id}>Format</label>
      <select
        id={id}
        aria-label={`Format of ${title}`}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value as DownloadFormat)}
      >
        {choices.map(({ format, label }) => (
          <option key={format} value={format}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Every format that any song comes in, once. */
function choicesOf({ tracks }: OwnedFiles): DownloadChoice[] {
  const byFormat = new Map<DownloadFormat, DownloadChoice>()
  for (const choice of tracks.flatMap(({ formats }) => formats)) {
    byFormat.set(choice.format, byFormat.get(choice.format) ?? choice)
  }
  return [...byFormat.values()]
}

/** In the chosen format, or the first that there is. */
function inFormat(
  choices: readonly DownloadChoice[],
  format: DownloadFormat,
): DownloadChoice | undefined {
  return choices.find((choice) => choice.format === format) ?? choices[0]
}

type DownloadButtonProps = {
  fileKey: FileKey
  asked: FileAsked
  /** What it is of, for those who do not see what stands beside it. */
  name: string
  /** In the button: `FLAC`. */
  label: string
  /** The one for everything. */
  isWhole?: boolean
}

function DownloadButton({ fileKey, asked, name, label, isWhole = false }: DownloadButtonProps) {
  const { status, note, start } = useDownload(fileKey, asked)
  return (
    <>
      <button
        type="button"
        className={
          isWhole ? buttonClass({ primary: fileKey.entitlementId === undefined }) : styles.download
        }
        aria-label={isWhole ? `${label} of ${name}` : `Download ${name} as ${label}`}
        disabled={status !== 'idle'}
        onClick={start}
      >
        {status === 'idle' ? <Icon name="download" /> : <Spinner />}
        {label}
      </button>
      <p className={styles.note} role="status">
        {note}
      </p>
    </>
  )
}

/** How long a page asks for an archive; after that its buyer gets a mail. */
const patienceMs = 180_000

/** What opens the files: an order and its key, or a right of the signed-in account. */
type FileKey = Pick<DownloadBody, 'orderRef' | 'token' | 'entitlementId' | 'giftToken'>

/** One file: a song, the whole release, or a bonus. */
type FileAsked = Pick<DownloadBody, 'trackId' | 'productId' | 'bonusId' | 'format'>

type DownloadStatus = 'idle' | 'asking' | 'preparing'

/**
 * Asks for a fresh link, good for minutes, and follows it: the file is saved, the page stays. An archive
 * that is still being made is waited for.
 */
function useDownload(key: FileKey, asked: FileAsked) {
  const [status, setStatus] = useState<DownloadStatus>('idle')
  const [note, setNote] = useState('')
  const leaving = useRef<AbortController | null>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  const start = async () => {
    const mine = new AbortController()
    leaving.current = mine
    setStatus('asking')
    setNote('')
    try {
      const url = await waitForLink({ ...key, ...asked }, mine.signal, () => {
        setStatus('preparing')
        setNote(ordersMessages.preparing)
      })
      if (url) {
        window.location.assign(url)
      }
      setNote(url ? '' : ordersMessages.stillPreparing)
    } catch (error) {
      setNote(mine.signal.aborted ? '' : messageOf(error))
    }
    setStatus('idle')
  }

  return { status, note, start }
}

/** @returns null when it takes too long */
async function waitForLink(
  body: DownloadBody,
  signal: AbortSignal,
  onPreparing: () => void,
): Promise<string | null> {
  const askUntil = Date.now() + patienceMs
  for (;;) {
    const answer = await requestDownload(body, signal)
    if ('url' in answer) {
      return answer.url
    }
    onPreparing()
    if (Date.now() > askUntil) {
      return null
    }
    await new Promise((resolve) => setTimeout(resolve, answer.retryAfterSeconds * 1000))
    signal.throwIfAborted()
  }
}
