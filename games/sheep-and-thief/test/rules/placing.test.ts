import { rows } from '../table.ts';

rows([
  { rule: '[S-ADJACENT] beside the farmyard first', given: 'hand 1: meadow', expect: 'cells meadow 1,2 2,1; face-down no' },
  {
    rule: '[S-ADJACENT] beside any own card, face-down ones too',
    given: 'board 1: 1,2=back; hand 1: meadow',
    expect: 'cells meadow 1,3 2,1 2,2',
  },
  {
    rule: '[S-ADJACENT] not on a card',
    given: 'board 1: 1,2=meadow; hand 1: meadow',
    when: '1:place(meadow)@1,2',
    expect: 'refused cell-taken',
  },
  { rule: '[S-ADJACENT] not away from all cards', given: 'hand 1: meadow', when: '1:place(meadow)@4,4', expect: 'refused not-adjacent' },
  { rule: '[S-ADJACENT] not off the board', given: 'hand 1: meadow', when: '1:place(meadow)@1,5', expect: 'refused off-board' },
  {
    rule: '[S-FOX-BLOCKS] not on the fox',
    given: 'fox 1,2; hand 1: meadow',
    when: '1:place(meadow)@1,2',
    expect: 'refused fox-blocks',
  },
  {
    rule: '[R-RIVER] every end on its own: one meets, the other runs into meadow',
    given: 'board 1: 1,2=river:S 2,1=meadow; hand 1: river:NW river:NE',
    expect: 'cells river:NW; cells river:NE 2,2 1,3; face-down no',
  },
  {
    rule: '[R-RIVER] a river may leave the board and point at free cells, the fox on them or not',
    given: 'fox 2,2; board 1: 2,1=meadow; hand 1: river:NES',
    expect: 'cells river:NES 1,2',
  },
  {
    rule: '[R-YARD-DRY] no river runs into the farmyard, from either side',
    given: 'hand 1: river:W river:N meadow',
    expect: 'cells river:W 2,1; cells river:N 1,2; cells meadow 1,2 2,1',
  },
  {
    rule: '[R-RIVER] nothing but a river where one comes in',
    given: 'board 1: 1,2=river:S; hand 1: road:NESW',
    when: '1:place(road:NESW)@2,2',
    expect: 'refused river-mismatch',
  },
  {
    rule: '[R-RIVER] not into the farmyard',
    given: 'hand 1: river:W river:E',
    expect: 'cells river:W 2,1; cells river:E 1,2 2,1',
  },
  {
    rule: '[R-FACEDOWN] forbidden while any card of the hand fits anywhere',
    given: 'fox 1,3; board 1: 1,2=river:S 2,1=river:E; hand 1: river:NS meadow',
    when: '1:hide(river:NS)@2,2',
    expect: 'refused face-down-not-allowed',
  },
  {
    rule: '[R-FACEDOWN] a card laid so shows nothing and brings no sheep',
    given: 'fox 1,3; board 1: 1,2=river:S 2,1=river:E; hand 1: river:NE,sheep:2',
    when: '1:hide(river:NE,sheep:2)@2,2',
    expect: 'board 1: 2,2=back; sheep 1: 2,2=0; supply 48; hand 1:; turn 2',
  },
  {
    rule: '[R-FACEDOWN] rules 1 and 3 hold for it',
    given: 'fox 1,3; board 1: 1,2=river:S 2,1=river:E; hand 1: river:NS',
    when: '1:hide(river:NS)@1,3',
    expect: 'refused fox-blocks',
  },
  {
    rule: '[R-FACEDOWN] nothing is done with its images',
    given: 'fox 1,3; board 1: 1,2=river:S 2,1=river:E; hand 1: river:NS,dogs:1',
    when: '1:hide(river:NS,dogs:1)@2,2:skip-dog',
    expect: 'refused no-image-left',
  },
  {
    rule: '[R-FACEDOWN] face up it must fit, although nothing does',
    given: 'fox 1,3; board 1: 1,2=river:S 2,1=river:E; hand 1: river:NS',
    when: '1:place(river:NS)@2,2',
    expect: 'refused river-mismatch',
  },
  {
    rule: '[R-FACEDOWN] later cards treat it as meadow',
    given: 'fox 4,4; board 1: 1,2=back; hand 1: river:W meadow',
    expect: 'cells river:W 2,1 2,2; cells meadow 1,3 2,1 2,2',
  },
]);
