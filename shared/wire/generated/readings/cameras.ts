// Made from barn.openapi.yaml by `npx tsx shared/wire/generate.ts`. Do not change it by hand.

import { array, boolean, fallback, maxValue, minValue, nullish, number, object, optional, pipe, string, type InferOutput } from 'valibot';
import { byId, call } from '../../call';
import { openWord } from '../../open-word';
import { identifier, timestampMs } from './entities';

export const privacyState = /* @__PURE__ */ object({ active: /* @__PURE__ */ boolean(), until: /* @__PURE__ */ nullish(timestampMs, null) });
export type PrivacyState = InferOutput<typeof privacyState>;

export const camera = /* @__PURE__ */ object({ cameraId: identifier, name: /* @__PURE__ */ string(), tags: /* @__PURE__ */ array(/* @__PURE__ */ string()), sortPrefix: /* @__PURE__ */ string(), privacy: privacyState, managed: /* @__PURE__ */ boolean(), loadedTimestamp: timestampMs, online: /* @__PURE__ */ boolean(), lastSeen: /* @__PURE__ */ nullish(timestampMs, null), width: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(16384))), undefined), height: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(16384))), undefined), sourceKind: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ openWord<'simulated' | 'file' | 'rtsp'>()), undefined) });
export type Camera = InferOutput<typeof camera>;

export const triedPicture = /* @__PURE__ */ object({ jpeg: /* @__PURE__ */ string(), capturedAt: timestampMs, width: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(16384)), height: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(16384)) });
export type TriedPicture = InferOutput<typeof triedPicture>;

/** All cameras. */
export const listCameras = /* @__PURE__ */ call('GET api/cameras', /* @__PURE__ */ object({  }), { cameras: /* @__PURE__ */ byId(camera) });

/** Create a camera. */
export const createCamera = /* @__PURE__ */ call('POST api/cameras', /* @__PURE__ */ object({ camera: camera }), {  });

/** One camera. */
export const readCamera = /* @__PURE__ */ call('GET api/cameras/{cameraId}', /* @__PURE__ */ object({ camera: camera }), {  });

/** Delete a camera. */
export const deleteCamera = /* @__PURE__ */ call('DELETE api/cameras/{cameraId}', /* @__PURE__ */ object({  }), {  });

/** Change a camera. */
export const updateCamera = /* @__PURE__ */ call('PATCH api/cameras/{key}/{cameraId}', /* @__PURE__ */ object({ camera: camera }), {  });

/** Let the instance manage a camera, or not. */
export const setCameraManagement = /* @__PURE__ */ call('PUT api/cameras/{cameraId}/management/{autoManaged}', /* @__PURE__ */ object({ camera: camera }), {  });

/** Try a source of pictures. */
export const trySource = /* @__PURE__ */ call('POST api/cameraSources/picture', /* @__PURE__ */ object({ picture: triedPicture }), {  });

/** Switch privacy mode of all cameras. */
export const setPrivacyOfAll = /* @__PURE__ */ call('PUT api/privacy/multiple/{duration}', /* @__PURE__ */ object({  }), { privacy: /* @__PURE__ */ byId(privacyState) });

/** Switch privacy mode of a camera. */
export const setPrivacy = /* @__PURE__ */ call('PUT api/privacy/{cameraId}/{privacy}', /* @__PURE__ */ object({ privacy: privacyState }), {  });
