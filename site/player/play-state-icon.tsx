import { Spinner } from '@/site/layout/spinner'
import type { PlayerStatus } from '@/site/player/player-store'
import { Icon } from '@/src/ui/icon/icon'

/** What stands in a play button: pause while it sounds, a spinner while it loads, else play. */
export function PlayStateIcon({ status }: { status: PlayerStatus }) {
  if (status === 'loading') {
    return <Spinner />
  }
  return <Icon name={status === 'playing' ? 'pause' : 'play'} filled />
}
