import { isDialogOpen } from '@/src/ui/dialog/use-open-dialog.client'

const pollMs = 500

/**
 * Calls after a while in which the editor could be seen: with a window over it at the end, the while
 * begins again when that is gone.
 *
 * @returns how to stop that
 */
export function afterVisibleFor(run: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(() => (isDialogOpen() ? look() : run()), ms)
  }
  const look = () => {
    timer = setTimeout(() => (isDialogOpen() ? look() : wait()), pollMs)
  }
  wait()
  return () => clearTimeout(timer)
}
