/** What people at the barn wrote down: believable notes by animals, in English as typed by them. */
export interface InterventionText {
  readonly type: 'climate' | 'moisture' | 'technical' | 'stress' | 'health' | 'other';
  readonly title: string;
  readonly description: string;
  readonly severity: 'none' | 'low' | 'middle' | 'high';
  readonly issue?: 'allGood' | 'wayTooCold' | 'tooCold' | 'tooWarm' | 'wayTooWarm' | 'draft';
}

export type Animals = 'pig' | 'broiler';

export const interventionTexts: Readonly<Record<Animals, readonly [InterventionText, ...InterventionText[]]>> = {
  pig: [
    {
      type: 'climate',
      title: 'Too warm in section 2',
      description: '27 °C at 15:00. Raised the ventilation from 55 to 70 % and switched the fogging on until 18:00.',
      severity: 'middle',
      issue: 'tooWarm',
    },
    {
      type: 'climate',
      title: 'Cold morning',
      description: '16 °C at 6:30, heating had not started. Set point raised by 1.5 °C.',
      severity: 'middle',
      issue: 'tooCold',
    },
    {
      type: 'climate',
      title: 'Climate round',
      description: 'Lying evenly, breathing calm, air fine at animal height.',
      severity: 'none',
      issue: 'allGood',
    },
    {
      type: 'climate',
      title: 'Fan of section 2 stands still',
      description:
        'Emergency opening worked. 31 °C at the time, animals moved to the slatted side. Electrician called.',
      severity: 'high',
      issue: 'wayTooWarm',
    },
    {
      type: 'moisture',
      title: 'Wet lying area',
      description: 'Drinker drips over the lying area. Replaced the nipple, spread straw meal.',
      severity: 'low',
    },
    {
      type: 'moisture',
      title: 'Slats do not drain',
      description: 'Slurry stands under the rear third. Slide opened, drained by noon.',
      severity: 'middle',
    },
    {
      type: 'technical',
      title: 'Feeder runs empty',
      description: 'Auger had a bridge in the hopper. Knocked free, feed comes again.',
      severity: 'high',
    },
    {
      type: 'technical',
      title: 'Lens cleaned',
      description: 'Picture was milky with dust. Wiped the dome with a damp cloth.',
      severity: 'none',
    },
    {
      type: 'technical',
      title: 'Drinker pressure low',
      description: '0.6 l/min measured, filter exchanged, 1.1 l/min now.',
      severity: 'middle',
    },
    {
      type: 'stress',
      title: 'Fighting after mixing',
      description: 'Three scratched shoulders. Second toy and jute bags hung up, watch tonight.',
      severity: 'middle',
    },
    {
      type: 'stress',
      title: 'Tail biting begins',
      description: 'Two tails with fresh blood. The biter was moved to the sick pen, extra roughage given.',
      severity: 'high',
    },
    {
      type: 'stress',
      title: 'Restless after loading',
      description: 'Neighbour section was loaded at 5:00, calm again by 8:00.',
      severity: 'low',
    },
    {
      type: 'health',
      title: 'Lame pig',
      description: 'Left hind leg, does not come to the trough. Marked blue, moved to the sick pen, vet informed.',
      severity: 'high',
    },
    {
      type: 'health',
      title: 'Coughing in the evening',
      description: 'About ten coughs in two minutes. Vet comes tomorrow, dust reduced with oil in the feed.',
      severity: 'middle',
    },
    {
      type: 'health',
      title: 'Ear rims',
      description: 'Two animals with dry ear rims, spray applied.',
      severity: 'low',
    },
    { type: 'other', title: 'Weighed', description: 'Sample of 8: 64 kg on average.', severity: 'none' },
    {
      type: 'other',
      title: 'Visitors',
      description: 'Two advisers in section 1 from 10:00 to 10:40, hygiene lock used.',
      severity: 'none',
    },
  ],
  broiler: [
    {
      type: 'climate',
      title: 'Humid and warm',
      description: 'Humidity 78 %, tunnel ventilation started an hour earlier.',
      severity: 'middle',
      issue: 'tooWarm',
    },
    {
      type: 'climate',
      title: 'Brooder out of gas',
      description: '21 °C at brooder 3. Bottle changed, 31 °C after 40 minutes.',
      severity: 'high',
      issue: 'wayTooCold',
    },
    {
      type: 'climate',
      title: 'Evening round',
      description: 'Even distribution, quiet, litter friable.',
      severity: 'none',
      issue: 'allGood',
    },
    {
      type: 'moisture',
      title: 'Litter caked under drinkers',
      description: 'Row 2, about 12 metres. Raised the line, raked and spread fresh shavings.',
      severity: 'middle',
    },
    {
      type: 'moisture',
      title: 'Wet patch at the gable',
      description: 'Rain came through the gable flap, flap adjusted.',
      severity: 'low',
    },
    {
      type: 'technical',
      title: 'Feed line stopped',
      description: 'Sensor pan was full of litter. Cleaned, line runs again.',
      severity: 'high',
    },
    { type: 'technical', title: 'Light row dim', description: 'Four tubes of row 3 changed.', severity: 'low' },
    {
      type: 'technical',
      title: 'Water meter jumped',
      description: 'Leak at the pressure regulator of line 4, seal replaced.',
      severity: 'middle',
    },
    {
      type: 'stress',
      title: 'Feather pecking',
      description: 'Light reduced to 15 lux, pecking stones put out.',
      severity: 'low',
    },
    {
      type: 'health',
      title: 'Lame birds culled',
      description: '6 birds of house 2, mostly row 4.',
      severity: 'middle',
    },
    {
      type: 'health',
      title: 'Soft droppings',
      description: 'In rows 1 and 2. Sample sent in, water additive started.',
      severity: 'middle',
    },
    {
      type: 'health',
      title: 'Foot pads scored',
      description: '100 birds: 84 without finding, 13 mild, 3 severe.',
      severity: 'none',
    },
    { type: 'other', title: 'Thinning', description: '5,200 birds loaded between 1:00 and 3:30.', severity: 'none' },
    { type: 'other', title: 'Feed change', description: 'Grower to finisher from silo 2 at noon.', severity: 'none' },
  ],
};
