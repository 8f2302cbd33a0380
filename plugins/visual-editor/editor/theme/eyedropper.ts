import { hexColour } from '@/src/core/theme/hex-colour'

type EyeDropper = new () => { open: () => Promise<{ sRGBHex: string }> }

const eyeDropper = () => (window as { EyeDropper?: EyeDropper }).EyeDropper

/** Whether this browser can read a colour from anywhere on the screen. */
export const canPickFromScreen = () => eyeDropper() !== undefined

/** The colour that was clicked on; null when it was called off. */
export async function pickFromScreen(): Promise<string | null> {
  const Dropper = eyeDropper()
  try {
    const picked = Dropper && (await new Dropper().open())
    return picked ? hexColour(picked.sRGBHex) : null
  } catch {
    return null
  }
}
