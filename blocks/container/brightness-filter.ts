import type { z } from 'zod'
import type { definition } from '@/blocks/container/schema'

type Props = Pick<z.output<typeof definition.schema>, 'brightness' | 'videoBrightness'>

/** CSS filter of a background; undefined leaves it as it is. */
export function brightnessFilter(
  { brightness, videoBrightness }: Props,
  background: 'image' | 'video',
): string | undefined {
  const value = background === 'video' ? videoBrightness : brightness
  return value < 1 ? `brightness(${value})` : undefined
}
