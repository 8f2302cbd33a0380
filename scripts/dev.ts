import { serve } from '@/scripts/lib/serve'

// `followConfig` does that, and only where the config has changed.
process.env.DISABLE_PAYLOAD_HMR = 'true'

const { adminOrigin, port } = await serve({ isDevelopment: true })
// The first request compiles the API, and lets Next listen for its reload connections.
await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined)
console.log(`Site: ${adminOrigin}/  Admin: ${adminOrigin}/admin`)
