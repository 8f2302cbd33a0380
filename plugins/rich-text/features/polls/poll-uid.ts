import { nanoid } from 'nanoid'
import type { TextPollOption } from '@/src/core/text-polls'

/** Names a poll in its document, or an answer in its poll, for as long as it is there. */
export const newUid = (): string => nanoid(12)

export const newOption = (): TextPollOption => ({ uid: newUid(), text: '' })
