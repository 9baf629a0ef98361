import type { Detection, DetectionBatch, ValidationIssue } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { isLabel, labels } from '../data/labels';

/** A detector that was cut off may make up for this long. */
const oldestMs = millisecondsInDay;
/** Two clocks differ. */
const aheadMs = millisecondsInMinute;
/** About as many as a body of 1 MB holds. */
const mostDetections = 10_000;
const mostIssues = 20;

/** What of a batch breaks rules that no schema tells; at most 20 of them. */
export function checkLooks({ looks }: DetectionBatch, nowMs: number): readonly ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  const report = (field: string, rule: string, message: string): void => {
    if (issues.length < mostIssues) issues.push({ in: 'body', field, rule, message });
  };
  if (looks.reduce((sum, { detections }) => sum + detections.length, 0) > mostDetections) {
    report('/looks', 'maxItems', `must hold at most ${mostDetections} detections together`);
  }
  const newest = new Map<string, number>();
  for (const [index, { cameraId, time, counted, detections }] of looks.entries()) {
    const field = `/looks/${index}`;
    if (time < nowMs - oldestMs) report(`${field}/time`, 'too-old', 'must not be more than a day ago');
    if (time > nowMs + aheadMs) report(`${field}/time`, 'ahead', 'must not be more than a minute ahead of this clock');
    if (time <= (newest.get(cameraId) ?? -1)) {
      report(`${field}/time`, 'order', 'must be later than the look of this camera before it');
    }
    newest.set(cameraId, time);
    for (const [place, label] of counted.entries()) {
      if (!isLabel(label)) report(`${field}/counted/${place}`, 'label', 'is no label of api/data/labels');
    }
    for (const [place, detection] of detections.entries()) {
      const problem = detectionProblem(detection);
      if (problem) report(`${field}/detections/${place}/${problem.member}`, problem.rule, problem.message);
    }
  }
  return issues;
}

function detectionProblem({
  label,
  posture,
}: Detection): { readonly member: string; readonly rule: string; readonly message: string } | null {
  const known = labels.find((one) => one.label === label);
  if (!known) return { member: 'label', rule: 'label', message: 'is no label of api/data/labels' };
  const own = 'posture' in known ? known.posture : undefined;
  if (posture === undefined || own === undefined || posture === own) return null;
  return { member: 'posture', rule: 'posture', message: `must be ${own}, as the label says` };
}
