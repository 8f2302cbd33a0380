import config from '@payload-config'
import { followConfig } from '@/src/server/runtime/follow-config'

export const followed = followConfig('admin', config)
