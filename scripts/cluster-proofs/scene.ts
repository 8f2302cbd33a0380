import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { Cluster } from '@/scripts/cluster-proofs/start-cluster'
import type { Goods } from '@/scripts/kill-harness/buyer'
import type { FakeS3 } from '@/src/testing/fake-s3'
import type { MailServer } from '@/src/testing/mail-server'
import type { RedisServer } from '@/src/testing/redis-server'

/** What a proof finds: a shop that is open in all processes, and the servers that it uses. */
export type Scene = {
  cluster: Cluster
  /** Of this process, a command line beside the others. */
  payload: Payload
  database: Pool
  profileId: string
  goods: readonly Goods[]
  owner: { email: string; token: string }
  s3: FakeS3
  mailServer: MailServer
  /** Where Valkey or Redis is installed. */
  redis: RedisServer | undefined
  stripeUrl: string
}

export type Proof = { name: string; run: (scene: Scene) => Promise<void> }
