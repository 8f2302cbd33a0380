import { encore } from '@/examples/encore'
import type { SitePlugin } from '@/plugins/_kit/site-plugin'

/** Third-party plugins of this installation. Run `npm run generate` after a change. */
export const installedPlugins: SitePlugin[] = [encore]
