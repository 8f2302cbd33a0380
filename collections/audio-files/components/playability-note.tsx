'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import styles from '@/collections/audio-files/components/sound.module.css'
import { usePolled } from '@/src/admin/use-polled'
import type { SoundCheck } from '@/src/core/choices/sound-checks'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'

const pollMs = 2000
const { isChecking, isPlayable, isUnplayable } = ownerMessages.store.sound

type Answer = { sound?: SoundCheck | null }
type Props = {
  audioFileId: string
  /** Changes when the file may be another one under the same id. */
  version?: number | string
}

const untilChecked = ({ sound }: Answer) => (sound ? null : pollMs)

/** Whether a recording can be played, as soon as that is known. */
export function PlayabilityNote({ audioFileId, version = '' }: Props) {
  const { config } = useConfig()
  const path = `${config.routes.api}/${slugs.audioFiles}/${audioFileId}`
  const { data } = usePolled(`${path}?depth=0&select[sound]=true#${version}`, untilChecked)
  if (!data) {
    return null
  }
  const said = data.sound === 'playable' ? isPlayable : isUnplayable
  return (
    <div className="field-type">
      <p className={styles.sound} data-state={data.sound ?? 'checking'} role="status">
        {data.sound ? said : isChecking}
      </p>
    </div>
  )
}

/** On the page of the upload itself. */
export function UploadPlayability() {
  const { id, lastUpdateTime } = useDocumentInfo()
  return id ? <PlayabilityNote audioFileId={String(id)} version={lastUpdateTime} /> : null
}
