import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { configOf, hasNginx, nginxBinary } from '@/scripts/bench/cluster/nginx'

const shipped = configOf('/tmp/any', 4000, [3001, 3002])

it('puts what is shipped before the processes that are measured', () => {
  expect(shipped.match(/listen .*/g)).toEqual(['listen 127.0.0.1:4000;'])
  expect(shipped.match(/^\tserver .*/gm)).toEqual([
    '\tserver 127.0.0.1:3001 max_fails=1 fail_timeout=2s;',
    '\tserver 127.0.0.1:3002 max_fails=1 fail_timeout=2s;',
  ])
  expect(shipped).toContain('proxy_request_buffering off;')
})

it.skipIf(!hasNginx)('is read by nginx (skipped where it is not installed)', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'bandstand-nginx-'))
  const file = path.join(dir, 'nginx.conf')
  writeFileSync(file, configOf(dir, 0, [3001, 3002]).replace('127.0.0.1:0;', `unix:${dir}/socket;`))
  const { stderr } = spawnSync(nginxBinary ?? '', ['-t', '-e', 'stderr', '-p', dir, '-c', file], {
    encoding: 'utf8',
  })
  rmSync(dir, { recursive: true })
  expect(stderr).toContain('test is successful')
  expect(stderr).not.toContain('warn')
})
