/** Stands for Node's zlib in browsers: nothing that is used there needs it, so whoever calls it is told. */
function missing(): never {
  throw new Error('zlib is not there in a browser')
}

export { missing as gunzipSync, missing as gzipSync, missing as inflateRawSync, missing as deflateRawSync }
export const constants = {}
