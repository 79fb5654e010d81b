import { describe, expect, it } from 'vitest'
import { readMediaAddress } from './config-values.ts'

const none = { accessKeyId: undefined, secretAccessKey: undefined, region: undefined }
const some = { accessKeyId: 'AKIA', secretAccessKey: 'hush', region: 'eu-north-1' }
const key = { accessKeyId: 'AKIA', secretAccessKey: 'hush' }

describe('MEDIA_URL', () => {
  it.each([
    [
      'a bucket at Amazon',
      's3://house',
      { base: 'https://house.s3.eu-north-1.amazonaws.com/', prefix: '', region: 'eu-north-1', ...key },
    ],
    [
      'a folder in a bucket elsewhere',
      's3://house/media/prints/?endpoint=https://s3.example.org:9000/&region=tallinn',
      { base: 'https://s3.example.org:9000/house/', prefix: 'media/prints/', region: 'tallinn', ...key },
    ],
    [
      'a key of its own',
      's3://other:a%2Fb%2B@house?endpoint=http://127.0.0.1:4568',
      {
        base: 'http://127.0.0.1:4568/house/',
        prefix: '',
        region: 'eu-north-1',
        accessKeyId: 'other',
        secretAccessKey: 'a/b+',
      },
    ],
  ])('reads %s', (_what, address, place) => {
    expect(readMediaAddress(address, some)).toEqual(place)
  })

  it.each([
    'https://house',
    's3://',
    's3:house',
    'house',
    's3://house?endpoint=nowhere',
    's3://house?endpoint=ftp://x',
    's3://a%zz:b@house',
    's3://a:b%@house',
    's3://a:b@house/prints%zz',
  ])('rejects %s', (address) => {
    expect(readMediaAddress(address, some)).toBeUndefined()
  })

  it('needs a key, in the URL or in its own variables', () => {
    expect(readMediaAddress('s3://house', none)).toBeUndefined()
    expect(readMediaAddress('s3://AKIA@house', none)).toBeUndefined()
    expect(readMediaAddress('s3://AKIA:hush@house', none)).toMatchObject({ ...key, region: 'us-east-1' })
  })
})
