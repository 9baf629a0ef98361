import { millisecondsInHour } from 'date-fns/constants';
import { answers, type Row, refuses } from '../row';

const points = [
  { x: 0.1, y: 0.1 },
  { x: 0.3, y: 0.1 },
  { x: 0.3, y: 0.4 },
];
const mapping = {
  cameraId: 'pen-01',
  regionType: 'ramp',
  regions: [{ regionSpecification: 'ramp-left', points }],
};

/** Regions, counts and distributions, canvases. */
export const placeCalls: readonly Row[] = [
  answers('PUT api/regions/types/{regionTypeId}', 200, { path: { regionTypeId: 'ramp' } }),
  answers('PUT api/regions/types/{regionTypeId}', 200, { path: { regionTypeId: 'spare' } }),
  refuses('PUT api/regions/types/{regionTypeId}', 409, 'region-type-changed', {
    path: { regionTypeId: 'spare' },
    body: { value: { color: '#5b8def' }, expectedValue: null },
  }),
  answers('GET api/regions/types', 200),
  answers('PUT api/regions/specifications/{regionSpecificationId}', 200, {
    path: { regionSpecificationId: 'ramp-left' },
    body: { value: { color: '#5b8def', regionType: 'ramp' } },
  }),
  answers('PUT api/regions/specifications/{regionSpecificationId}', 200, {
    path: { regionSpecificationId: 'ramp-right' },
    body: { value: { color: '#5b8def', regionType: 'ramp' } },
  }),
  refuses('PUT api/regions/specifications/{regionSpecificationId}', 404, 'region-type-unknown', {
    body: { value: { color: '#5b8def', regionType: 'none' } },
  }),
  refuses('PUT api/regions/specifications/{regionSpecificationId}', 409, 'region-specification-changed', {
    path: { regionSpecificationId: 'ramp-right' },
    body: { value: { color: '#5b8def', regionType: 'ramp' }, expectedValue: null },
  }),
  answers('GET api/regions/specifications', 200),
  answers('POST api/regions/mappings/', 201, {
    body: { value: mapping },
    keep: { mapping: 'regionMapping.regionMappingId' },
  }),
  refuses('POST api/regions/mappings/', 409, 'region-mapping-exists', { body: { value: mapping } }),
  refuses('POST api/regions/mappings/', 404, 'camera-unknown', { body: { value: { ...mapping, cameraId: 'pen-99' } } }),
  answers('POST api/regions/mappings/', 201, {
    body: { value: { ...mapping, cameraId: 'pen-02' } },
    keep: { secondMapping: 'regionMapping.regionMappingId' },
  }),
  answers('GET api/regions/mappings', 200),
  answers('GET api/regions/mappings/{regionMappingId}', 200, { path: { regionMappingId: '{mapping}' } }),
  refuses('GET api/regions/mappings/{regionMappingId}', 404, 'region-mapping-unknown', {
    path: { regionMappingId: 'none' },
  }),
  answers('PUT api/regions/mappings/{regionMappingId}', 200, {
    path: { regionMappingId: '{mapping}' },
    body: { value: mapping },
  }),
  refuses('PUT api/regions/mappings/{regionMappingId}', 409, 'region-mapping-exists', {
    path: { regionMappingId: '{secondMapping}' },
    body: { value: mapping },
  }),
  refuses('PUT api/regions/mappings/{regionMappingId}', 409, 'region-mapping-changed', {
    path: { regionMappingId: '{mapping}' },
    body: { value: mapping, expectedLastUpdated: 1 },
  }),
  refuses('PUT api/regions/mappings/{regionMappingId}', 404, 'region-mapping-unknown', {
    path: { regionMappingId: 'none' },
    body: { value: mapping },
  }),
  refuses('DELETE api/regions/types/{regionTypeId}', 409, 'region-type-in-use', { path: { regionTypeId: 'ramp' } }),
  answers('DELETE api/regions/types/{regionTypeId}', 200, { path: { regionTypeId: 'spare' } }),
  refuses('DELETE api/regions/types/{regionTypeId}', 404, 'region-type-unknown', { path: { regionTypeId: 'spare' } }),
  refuses('DELETE api/regions/specifications/{regionSpecificationId}', 409, 'region-specification-in-use', {
    path: { regionSpecificationId: 'ramp-left' },
  }),
  answers('DELETE api/regions/specifications/{regionSpecificationId}', 200, {
    path: { regionSpecificationId: 'ramp-right' },
  }),
  refuses('DELETE api/regions/specifications/{regionSpecificationId}', 404, 'region-specification-unknown', {
    path: { regionSpecificationId: 'ramp-right' },
  }),
];

export const dataCalls: readonly Row[] = [
  answers('POST api/data/labelCount', 200, {
    body: {
      acknowledge: true,
      query: { columns: ['time', 'cameraId', 'pig_lying'], time: { duration: 600_000 }, where: { cameraId: 'pen-01' } },
    },
  }),
  answers('POST api/data/nightvision', 200),
  answers('POST api/data/speed', 200, {
    body: { acknowledge: true, query: { columns: ['speed'], time: { duration: millisecondsInHour } } },
  }),
  answers('GET api/data/labels', 200),
  answers('GET api/animalDistribution/setup', 200, { keep: { distribution: 'setup.0.animalDistributionId' } }),
  answers('GET api/animalDistribution/{animalDistributionId}', 200, {
    path: { animalDistributionId: '{distribution}' },
  }),
  refuses('GET api/animalDistribution/{animalDistributionId}', 404, 'distribution-unknown', {
    path: { animalDistributionId: 'none' },
  }),
  answers('POST api/animalDistribution/{animalDistributionId}', 200, {
    path: { animalDistributionId: '{distribution}' },
    body: { time: { duration: millisecondsInHour }, timeResolution: 600_000 },
  }),
  refuses('POST api/animalDistribution/{animalDistributionId}', 404, 'distribution-unknown', {
    path: { animalDistributionId: 'none' },
  }),
];

const canvas = {
  name: 'Whole barn',
  published: true,
  editable: true,
  heightRatio: 0.5625,
  cameras: [{ cameraId: 'pen-01', x: 0, y: 0, width: 0.5 }],
};

export const canvasCalls: readonly Row[] = [
  answers('POST api/cameraCanvases', 201, {
    body: { cameraCanvas: canvas },
    keep: { canvas: 'cameraCanvas.cameraCanvasId' },
  }),
  answers('POST api/cameraCanvases', 201, { body: { cameraCanvas: { ...canvas, name: 'Gable' } } }),
  refuses('POST api/cameraCanvases', 409, 'canvas-name-in-use', { body: { cameraCanvas: canvas } }),
  refuses('POST api/cameraCanvases', 404, 'camera-unknown', {
    body: { cameraCanvas: { ...canvas, name: 'None', cameras: [{ cameraId: 'pen-99', x: 0, y: 0, width: 0.5 }] } },
  }),
  answers('POST api/canvasPictures', 201, { keep: { canvasPicture: 'canvasPicture.canvasPictureId' } }),
  refuses('POST api/canvasPictures', 400, 'canvas-picture-rejected', {
    body: { canvasPicture: { content: 'YWJjZA==' } },
  }),
  answers('GET api/canvasPictures/{canvasPictureId}', 200, { path: { canvasPictureId: '{canvasPicture}' } }),
  refuses('GET api/canvasPictures/{canvasPictureId}', 404, 'canvas-picture-unknown', {
    path: { canvasPictureId: 'none' },
  }),
  refuses('POST api/cameraCanvases', 404, 'canvas-picture-unknown', {
    body: { cameraCanvas: { ...canvas, name: 'Plan', floorPlan: { canvasPictureId: 'none', opacity: 1 } } },
  }),
  answers('POST api/cameraCanvases/query', 200),
  answers('POST api/cameraCanvases/queryOne', 200),
  answers('GET api/cameraCanvases/', 200),
  answers('PATCH api/cameraCanvases/{cameraCanvasId}', 200, { path: { cameraCanvasId: '{canvas}' } }),
  refuses('PATCH api/cameraCanvases/{cameraCanvasId}', 409, 'canvas-name-in-use', {
    path: { cameraCanvasId: '{canvas}' },
    body: { updates: { name: 'Gable' } },
  }),
  refuses('PATCH api/cameraCanvases/{cameraCanvasId}', 404, 'canvas-unknown', { path: { cameraCanvasId: 'none' } }),
  answers('PATCH api/config/{product}.camera.canvas.management/', 200, { body: { doc: { baseCanvas: '{canvas}' } } }),
  refuses('PATCH api/config/{product}.camera.canvas.management/', 404, 'canvas-unknown', {
    body: { doc: { baseCanvas: 'none' } },
  }),
  answers('DELETE api/cameraCanvases/{cameraCanvasId}', 200, { path: { cameraCanvasId: '{canvas}' } }),
  refuses('DELETE api/cameraCanvases/{cameraCanvasId}', 404, 'canvas-unknown', {
    path: { cameraCanvasId: '{canvas}' },
  }),
];
