import styles from '@/collections/audio-files/components/sound.module.css'
import type { SoundCheck } from '@/src/core/choices/sound-checks'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { hasFfmpeg } from '@/src/server/delivery/ffmpeg'

const messages = ownerMessages.store.sound

/** How a recording stands, in a list. */
export async function PlayabilityLabel({ sound }: { sound: SoundCheck | null | undefined }) {
  const state = sound ?? ((await hasFfmpeg()) ? 'checking' : 'unchecked')
  return (
    <span className={styles.sound} data-state={state}>
      {messages[state]}
    </span>
  )
}
