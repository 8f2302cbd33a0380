import { useId, useState } from 'react'
import styles from '@/plugins/rich-text/features/images/images.module.css'
import { isEnter } from '@/src/core/is-enter'
import { limits } from '@/src/core/limits'

type Props = {
  /** Pixels, as it stands now. */
  width: number
  onResize: (width: number) => void
}

/** How wide a picture is. What is typed counts with Enter or on leaving; what became of it is shown. */
export function WidthField({ width, onResize }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const apply = () => {
    if (typed) {
      onResize(Number(typed))
    }
    setTyped(null)
  }
  return (
    <span className={styles.field}>
      <label htmlFor={id}>Width, px</label>
      <input
        id={id}
        type="number"
        min={limits.image.minPx}
        max={limits.image.maxPx}
        value={typed ?? width}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={apply}
        onKeyDown={(event) => {
          if (isEnter(event)) {
            apply()
          }
        }}
      />
    </span>
  )
}
