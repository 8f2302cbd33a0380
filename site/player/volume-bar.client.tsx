'use client'

import styles from '@/site/player/player.module.css'
import { Range } from '@/site/player/range.client'
import { usePlayer } from '@/site/player/use-player.client'
import { iconButtonClass } from '@/src/ui/button/button'
import { Icon } from '@/src/ui/icon/icon'

export function VolumeBar() {
  const volume = usePlayer((player) => (player.isMuted ? 0 : player.volume))
  const isMuted = usePlayer((player) => player.isMuted)
  const setVolume = usePlayer((player) => player.setVolume)
  const toggleMute = usePlayer((player) => player.toggleMute)

  return (
    <div className={styles.volume}>
      <button
        type="button"
        className={iconButtonClass()}
        aria-label={isMuted ? 'Unmute' : 'Mute'}
        onClick={toggleMute}
      >
        <Icon name={isMuted ? 'muted' : 'volume'} />
      </button>
      <Range
        label="Volume"
        value={volume}
        max={1}
        step={0.05}
        valueText={`${Math.round(volume * 100)} %`}
        onChange={setVolume}
      />
    </div>
  )
}
